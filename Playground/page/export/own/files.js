// @ts-check
/**
 * Files of a drop, a file input or a paste, including folders.
 *
 * @typedef {{file: File, path: string}} FoundFile the path starts with the dropped or chosen folder, if any
 */

/**
 * Dropped or pasted files. Must be called during the event: the data is cleared afterwards.
 * @param {DataTransfer} transfer
 * @returns {Promise<FoundFile[]>}
 */
export function filesIn(transfer) {
  const found = [...transfer.items].filter(({ kind }) => kind === "file").map((item) => {
    const entry = item.webkitGetAsEntry();
    const file = item.getAsFile();
    return entry ? filesOf(entry) : file ? [{ file, path: file.name }] : [];
  });
  return Promise.all(found).then((all) => all.flat());
}

/**
 * The files of an input.
 * @param {FileList | null} files
 * @returns {FoundFile[]}
 */
export const filesChosen = (files) =>
  [...files ?? []].map((file) => ({ file, path: file.webkitRelativePath || file.name }));

/**
 * The files of an entry, recursively.
 * @param {FileSystemEntry} entry
 * @returns {Promise<FoundFile[]>}
 */
async function filesOf(entry) {
  const path = entry.fullPath.replace(/^\//, "");
  if (entry.isFile) {
    const file = await new Promise((resolve, reject) =>
      /** @type {FileSystemFileEntry} */ (entry).file(resolve, reject));
    return [{ file, path }];
  }
  const entries = await entriesOf(/** @type {FileSystemDirectoryEntry} */ (entry));
  return (await Promise.all(entries.map(filesOf))).flat();
}

/** The entries of a folder; the reader returns them in batches. */
async function entriesOf(/** @type {FileSystemDirectoryEntry} */ folder) {
  const [reader, entries] = [folder.createReader(), /** @type {FileSystemEntry[]} */ ([])];
  for (;;) {
    const portion = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
    if (portion.length === 0) return entries;
    entries.push(...portion);
  }
}
