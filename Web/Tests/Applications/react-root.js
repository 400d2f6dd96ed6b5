// The functions of react-dom/client, which React's scripts for browsers do not have.
import ReactDOM from "react-dom";

// oxlint-disable-next-line no-underscore-dangle -- the name in React
ReactDOM.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED.usingClientEntryPoint = true;
export const { createRoot, hydrateRoot } = ReactDOM;
