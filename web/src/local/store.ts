// Games of this device, kept in IndexedDB: the last snapshot of each table, its line in the list of games, and its records.

export type Kept = {
  id: string;
  /** Who plays on this device at this table. */
  me: string;
  snapshot: Uint8Array;
  /** The line in the list of games, as JSON. */
  summary: string;
  /** How many records there are. */
  records: number;
  saved: number;
};

const NAME = "hullbreach";
const TABLES = "tables";
const RECORDS = "records";

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((done, failed) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES, { keyPath: "id" });
      request.result.createObjectStore(RECORDS);
    };
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
  return opened;
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onerror = transaction.onabort = () => failed(transaction.error);
  });
}

/** All records of a table: numbers are dense, so their keys sort as they happened. */
const all = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** A snapshot and the records that led to it, all or nothing. */
export async function save(kept: Kept, fresh: readonly string[]): Promise<void> {
  const transaction = (await database()).transaction([TABLES, RECORDS], "readwrite");
  const done = finished(transaction);
  transaction.objectStore(TABLES).put(kept);
  fresh.forEach((record, index) => transaction.objectStore(RECORDS).put(record, [kept.id, kept.records - fresh.length + index]));
  await done;
}

export async function find(id: string): Promise<Kept | undefined> {
  const transaction = (await database()).transaction(TABLES);
  return result(transaction.objectStore(TABLES).get(id) as IDBRequest<Kept | undefined>);
}

export async function records(id: string): Promise<string[]> {
  const transaction = (await database()).transaction(RECORDS);
  return result(transaction.objectStore(RECORDS).getAll(all(id)) as IDBRequest<string[]>);
}

/** Every table of this device, the last touched first. */
export async function list(): Promise<Kept[]> {
  const transaction = (await database()).transaction(TABLES);
  const kept = await result(transaction.objectStore(TABLES).getAll() as IDBRequest<Kept[]>);
  return kept.sort((one, other) => other.saved - one.saved);
}

export async function remove(id: string): Promise<void> {
  const transaction = (await database()).transaction([TABLES, RECORDS], "readwrite");
  const done = finished(transaction);
  transaction.objectStore(TABLES).delete(id);
  transaction.objectStore(RECORDS).delete(all(id));
  await done;
}
