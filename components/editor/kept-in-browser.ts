/**
 * Prevents the editor from storing file contents and photographs in the browser. It would store
 * those of members unencrypted, where every script of the site could read them later. It still
 * stores the hash and size of each file version, and reads the rest again when it is opened.
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
