// @ts-check
/** The machines on which an address opens. */

const LOCAL = /^(localhost|.*\.localhost|127\..*|\[::1\]|0\.0\.0\.0)$/;
/** Addresses of private networks (RFC 1918, RFC 6762, RFC 4193, RFC 4291). */
const NETWORK = /^(10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|.*\.local|\[f[cde].*\]|[^.]+)$/i;

/** A sentence about an address that does not open everywhere; empty for others. */
export function reachOf(/** @type {{protocol: string, hostname: string}} */ { protocol, hostname }) {
  if (protocol === "file:") return "The link opens on this machine, beside this file.";
  if (LOCAL.test(hostname)) return "The link opens on this machine, while the playground runs.";
  return NETWORK.test(hostname) ? "The link opens in this network, while the playground runs." : "";
}
