/** The stores of this machine's database. */
export type StoreName = 'matches' | 'lists';

const NAME = 'rangefinder';
const VERSION = 1;
const STORES: readonly StoreName[] = ['matches', 'lists'];

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      for (const store of STORES) {
        if (!request.result.objectStoreNames.contains(store))
          request.result.createObjectStore(store, { keyPath: 'id' });
      }
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('This browser keeps no data.'));
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

async function run<T>(
  store: StoreName,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await database()).transaction(store, mode);
  const request = ask(transaction.objectStore(store));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('This browser could not keep the data.'));
    transaction.onerror = () => reject(transaction.error ?? new Error('This browser could not keep the data.'));
  });
}

/** Everything in a store, as it was put there. Callers check what they get. */
export const allOf = (store: StoreName): Promise<unknown[]> => run<unknown[]>(store, 'readonly', (s) => s.getAll());
export const oneOf = (store: StoreName, id: string): Promise<unknown> =>
  run<unknown>(store, 'readonly', (s) => s.get(id));
export const put = (store: StoreName, value: { readonly id: string }): Promise<unknown> =>
  run(store, 'readwrite', (s) => s.put(value));
export const remove = (store: StoreName, id: string): Promise<unknown> => run(store, 'readwrite', (s) => s.delete(id));
