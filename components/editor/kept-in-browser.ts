/**
 * Has the editor leave in the browser no text of a file that it has read, and no photograph. It would
 * store those of members too, as they are, where every script of the site can read them ever after.
 * What tells versions of a file apart stays, and the editor reads the rest again when it is opened.
 */
export function storeNoFiles(): void {
  const { prototype } = IDBObjectStore;
  const { put } = prototype;
  prototype.put = function (value: unknown, key?: IDBValidKey) {
    if (this.name === 'asset-thumbnails') return undefined as unknown as IDBRequest<IDBValidKey>;
    if (this.name !== 'file-cache') return put.call(this, value, key);
    const { sha, size } = value as { sha: string; size: number };
    return put.call(this, { sha, size }, key);
  };
}
