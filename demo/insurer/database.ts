import { PGlite } from "@electric-sql/pglite";
import { unpacked, unpackedOnce } from "./fetched.ts";

type Tell = (step: "program" | "data", loaded: number) => void;

const settings = ["shared_buffers=16MB", "min_wal_size=2MB", "max_wal_size=8MB", "wal_recycle=off"];

/** The first bytes of every program, and no more: what would make an empty database is never run, so it is not there. */
const NO_PROGRAM = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Another build, or another folder on the same host, has another store. */
export function storeIn(folder: URL): string {
  return `insurer ${folder.pathname.replaceAll("/", " ")} ${__DATA__}`;
}

/** The insurer's database in this browser; at the first visit, the one that the build made. */
export async function openDatabase(folder: URL, store: string, tell: Tell): Promise<PGlite> {
  const isKept = await isThere(store);
  const sums = new Map<string, number>();
  const at = (name: string) => new URL(`insurer/${name}.br`, folder);
  const counting = (name: string, step: "program" | "data") => (loaded: number) => {
    sums.set(name, loaded);
    tell(
      step,
      sums.values().reduce((sum, one) => sum + one, 0),
    );
  };
  const program = (name: string, type: string) =>
    unpackedOnce(at(name), type, counting(name, "program"));
  const [wasm, bundle, dump] = await Promise.all([
    WebAssembly.compileStreaming(program("pglite.wasm", "application/wasm")),
    program("pglite.data", "application/octet-stream").then((answer) => answer.blob()),
    isKept ? undefined : unpacked(at("data.tar"), counting("data.tar", "data")),
  ]);
  performance.mark("files unpacked");
  return PGlite.create({
    dataDir: `idb://${store}`,
    pgliteWasmModule: wasm,
    fsBundle: bundle,
    initdbWasmModule: new WebAssembly.Module(NO_PROGRAM),
    relaxedDurability: true,
    startParams: [...PGlite.defaultStartParams, ...settings.flatMap((one) => ["-c", one])],
    ...(dump && { loadDataDir: new Blob([dump]) }),
  });
}

/** How PGlite names its store. */
const storeName = (store: string) => `/pglite/${store}`;
const WHOLE = "whole";

/** A first visit that was broken off leaves a store without an insurer in it: then the next begins anew. */
async function isThere(store: string): Promise<boolean> {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  if (!names.includes(storeName(store))) return false;
  if (names.includes(`${store} ${WHOLE}`)) return true;
  await removed(storeName(store));
  return false;
}

/** From now on later visits go on with what is kept. */
export async function noteWhole(store: string): Promise<void> {
  await settled(indexedDB.open(`${store} ${WHOLE}`)).then((mark) => mark.close());
}

export async function removeDatabase(store: string): Promise<void> {
  await removed(`${store} ${WHOLE}`);
  await removed(storeName(store));
}

async function removed(name: string): Promise<void> {
  await settled(indexedDB.deleteDatabase(name));
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("no store")));
  });
}
