import { PGlite } from "@electric-sql/pglite";
import { openChanges } from "./changes.ts";
import { unpackedOnce } from "./fetched.ts";
import { KeptFolder } from "./kept-folder.ts";

type Tell = (step: "program" | "data", loaded: number) => void;

const settings = [
  "shared_buffers=16MB",
  "min_wal_size=2MB",
  "max_wal_size=8MB",
  "wal_recycle=off",
  // Files are persisted between two statements, never in the middle of a page.
  "full_page_writes=off",
];

/** The clients of the wire protocol parse values themselves, so PGlite needs no array types. */
class WirePGlite extends PGlite {
  override _initArrayTypes(): Promise<void> {
    return Promise.resolve();
  }
}

/** An empty WebAssembly module replaces the program that creates an empty database, because it never runs. */
const NO_PROGRAM = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Persisting waits for the first page: its writes are persisted with the next ones, at the latest by the jobs. */
const FIRST_PAGE_MS = 2_000;

/** Another build, or another folder on the same host, has another store. */
export function storeIn(folder: URL): string {
  return `insurer ${folder.pathname.replaceAll("/", " ")} ${__DATA__}`;
}

/** The insurer's database: that of the build, with the changes of this browser. */
export async function openDatabase(folder: URL, store: string, tell: Tell): Promise<PGlite> {
  const sums = new Map<string, number>();
  const unpacked = (name: string, version: string, type = "application/octet-stream") =>
    unpackedOnce(new URL(`insurer/${name}.br`, folder), { version, type }, (loaded) => {
      sums.set(name, loaded);
      const sum = sums.values().reduce((before, one) => before + one, 0);
      tell(name === "data.tar" ? "data" : "program", sum);
    });
  const [wasm, bundle, base, changes] = await Promise.all([
    WebAssembly.compileStreaming(unpacked("pglite.wasm", __PROGRAM__, "application/wasm")),
    unpacked("pglite.data", __PROGRAM__).then((answer) => answer.blob()),
    unpacked("data.tar", __DATA__).then((answer) => answer.arrayBuffer()),
    openChanges(store),
  ]);
  performance.mark("files unpacked");
  const db = new WirePGlite({
    fs: new KeptFolder(new Uint8Array(base), changes, FIRST_PAGE_MS),
    pgliteWasmModule: wasm,
    fsBundle: bundle,
    initdbWasmModule: new WebAssembly.Module(NO_PROGRAM),
    relaxedDurability: true,
    startParams: [...PGlite.defaultStartParams, ...settings.flatMap((one) => ["-c", one])],
  });
  await db.waitReady;
  return db;
}
