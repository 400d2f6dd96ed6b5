// @ts-check
/**
 * The files of a drop, a choice or a paste, with those in folders.
 *
 * @typedef {{file: File, path: string}} FoundFile the path begins with the folder that was dropped or chosen, if any
 */

/**
 * The files that are dropped or pasted. Must be called while the event is handled: after it, the data is gone.
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
 * The files that an input holds.
 * @param {FileList | null} files
 * @returns {FoundFile[]}
 */
export const filesChosen = (files) =>
  [...files ?? []].map((file) => ({ file, path: file.webkitRelativePath || file.name }));

/**
 * The files of an entry: itself, or all that is in it.
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

/** All that is in a folder; the reader hands it over in portions. @param {FileSystemDirectoryEntry} folder */
async function entriesOf(folder) {
  const [reader, entries] = [folder.createReader(), /** @type {FileSystemEntry[]} */ ([])];
  for (;;) {
    const portion = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
    if (portion.length === 0) return entries;
    entries.push(...portion);
  }
}
