/** The files changed since the build, in this browser. A deleted file is null. */
export interface Changes {
  read(): Promise<Map<string, Uint8Array | null>>;
  /** All of them or none: the files are consistent between two statements. */
  write(files: ReadonlyMap<string, Uint8Array | null>): Promise<void>;
  close(): void;
}

const FILES = "files";

export async function openChanges(store: string): Promise<Changes> {
  const opening = indexedDB.open(store);
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(FILES));
  const db = await settled(opening);
  return {
    async read() {
      const files = db.transaction(FILES).objectStore(FILES);
      const [names, contents] = await Promise.all([
        settled(files.getAllKeys()),
        settled<unknown[]>(files.getAll()),
      ]);
      const content = (index: number) => {
        const found = contents[index];
        return found instanceof Uint8Array ? found : null;
      };
      const known = names.filter((name) => typeof name === "string");
      return new Map(known.map((name, index) => [name, content(index)]));
    },
    write(files) {
      const transaction = db.transaction(FILES, "readwrite");
      for (const [name, content] of files) transaction.objectStore(FILES).put(content, name);
      return new Promise((resolve, reject) => {
        transaction.addEventListener("complete", () => resolve());
        transaction.addEventListener("abort", () => reject(transaction.error ?? new Error(store)));
      });
    },
    close: () => db.close(),
  };
}

export async function removeChanges(store: string): Promise<void> {
  await settled(indexedDB.deleteDatabase(store));
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("no store")));
  });
}
