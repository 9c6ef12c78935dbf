/**
 * Files that wait on the device until the server has them: local storage has no room for pictures. Without IndexedDB
 * they wait in memory only.
 */
export type ShelvedFile = { id: string; owner: string; content: File };

const DATABASE = 'gemba';
const SHELF = 'files';

const finished = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the shelf is out of reach')));
  });

const openShelf = () => {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(SHELF, { keyPath: 'id' }));
  return finished(request);
};

const atShelf = async <T>(mode: IDBTransactionMode, act: (shelf: IDBObjectStore) => IDBRequest<T>) => {
  try {
    const database = await openShelf();
    const result = await finished(act(database.transaction(SHELF, mode).objectStore(SHELF)));
    database.close();
    return result;
  } catch {
    return undefined;
  }
};

export const shelve = (file: ShelvedFile) => atShelf('readwrite', (shelf) => shelf.put(file));
export const unshelve = (id: string) => atShelf('readwrite', (shelf) => shelf.delete(id));

/** The files of one person; nobody else may see them. */
export const shelvedBy = async <F extends ShelvedFile>(owner: string): Promise<F[]> => {
  const all = (await atShelf<F[]>('readonly', (shelf) => shelf.getAll())) ?? [];
  return all.filter((file) => file.owner === owner);
};

/** At a log-out nothing stays on the device. */
export const clearShelf = () => atShelf('readwrite', (shelf) => shelf.clear());
