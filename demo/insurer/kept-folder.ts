import { EmscriptenBuiltinFilesystem } from "@electric-sql/pglite/basefs";
import { filesIn } from "./archive.ts";
import type { Changes } from "./changes.ts";

const DATA_FOLDER = "/pglite/data";

/** The used fields of a file in memory. */
interface MemoryNode {
  mtime: number;
  usedBytes: number;
  /** Bytes, signed or not, as the writer gave them; or the entries of a folder. */
  contents: ArrayBufferView<ArrayBuffer> | Record<string, MemoryNode>;
}

/** The used part of Emscripten's in-memory files; PGlite exports no types for it. */
interface MemoryFiles {
  mkdirTree(path: string): void;
  writeFile(path: string, content: Uint8Array, options: { canOwn: true }): void;
  lookupPath(path: string): { node: MemoryNode };
}

/**
 * The database's files in memory: those of the build as one buffer, and over them the changed ones, which the browser
 * stores. PGlite's own store keeps each file apart and compares all of them after every statement.
 */
export class KeptFolder extends EmscriptenBuiltinFilesystem {
  readonly #base: Uint8Array<ArrayBuffer>;
  /** Changed files that are not stored yet. */
  #written = new Map<string, Uint8Array | null>();
  readonly #changes: Changes;
  readonly #known = new Map<string, { node: MemoryNode; size: number }>();
  readonly #keepsFrom: number;

  constructor(base: Uint8Array<ArrayBuffer>, changes: Changes, waitMs: number) {
    super();
    this.#keepsFrom = performance.now() + waitMs;
    this.#base = base;
    this.#changes = changes;
  }

  override async initialSyncFs(): Promise<void> {
    const changed = await this.#changes.read();
    const files = this.#memory();
    files.mkdirTree(DATA_FOLDER);
    for (const { name, content } of filesIn(this.#base)) {
      if (!content) files.mkdirTree(DATA_FOLDER + name);
      // The file is a view of the whole buffer, not a copy.
      else if (!changed.has(name)) files.writeFile(DATA_FOLDER + name, content, { canOwn: true });
    }
    for (const [name, content] of changed) {
      if (!content) continue;
      files.mkdirTree(DATA_FOLDER + name.slice(0, name.lastIndexOf("/")));
      files.writeFile(DATA_FOLDER + name, content, { canOwn: true });
    }
    for (const [name, node] of this.#files()) this.#note(name, node);
    performance.mark("files in memory");
  }

  /** Runs after every statement. Files that could not be stored are tried again with the next statement. */
  override async syncToFs(): Promise<void> {
    if (performance.now() < this.#keepsFrom) return;
    const gone = new Set(this.#known.keys());
    for (const [name, node] of this.#files()) {
      gone.delete(name);
      const known = this.#known.get(name);
      if (known?.node === node && known.size === node.usedBytes && node.mtime === 0) continue;
      this.#written.set(name, copyOf(node));
      this.#note(name, node);
    }
    for (const name of gone) {
      this.#written.set(name, null);
      this.#known.delete(name);
    }
    const written = this.#written;
    if (written.size === 0) return;
    this.#written = new Map();
    try {
      await this.#changes.write(written);
    } catch (error) {
      globalThis.console.warn("The browser did not keep what was written", error);
      this.#written = new Map([...written, ...this.#written]);
    }
  }

  override closeFs(): Promise<void> {
    this.#changes.close();
    return Promise.resolve();
  }

  /** A modification time of 0 marks a stored file: a write sets it. */
  #note(name: string, node: MemoryNode): void {
    node.mtime = 0;
    this.#known.set(name, { node, size: node.usedBytes });
  }

  #files(): [name: string, node: MemoryNode][] {
    const files: [string, MemoryNode][] = [];
    collectFiles("", this.#memory().lookupPath(DATA_FOLDER).node, files);
    return files;
  }

  #memory(): MemoryFiles {
    if (!this.pg) throw new Error("The folder is asked before the database");
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- PGlite's own types of it cannot be resolved
    return this.pg.Module.FS as MemoryFiles;
  }
}

function collectFiles(
  name: string,
  { contents }: MemoryNode,
  files: [name: string, node: MemoryNode][],
): void {
  if (isBytes(contents)) return;
  for (const [own, node] of Object.entries(contents)) {
    const path = `${name}/${own}`;
    if (isBytes(node.contents)) files.push([path, node]);
    else collectFiles(path, node, files);
  }
}

function copyOf({ contents, usedBytes }: MemoryNode): Uint8Array | null {
  if (!isBytes(contents)) return null;
  return new Uint8Array(contents.buffer, contents.byteOffset, usedBytes).slice();
}

function isBytes(contents: MemoryNode["contents"]): contents is ArrayBufferView<ArrayBuffer> {
  return ArrayBuffer.isView(contents);
}
