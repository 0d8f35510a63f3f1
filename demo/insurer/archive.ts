const BLOCK = 512;
const FOLDER = "5";
const decoder = new TextDecoder();

interface Entry {
  /** From the root of the archive, with a slash in front and none at the end. */
  name: string;
  /** A part of the archive itself; nothing for a folder. */
  content: Uint8Array<ArrayBuffer> | undefined;
}

/** The entries of a tar archive, without copying them. Names are short here: none goes on in a second field. */
export function* filesIn(archive: Uint8Array<ArrayBuffer>): Generator<Entry> {
  let at = 0;
  while (at + BLOCK <= archive.length && archive[at] !== 0) {
    const text = (from: number, length: number) =>
      decoder.decode(archive.subarray(at + from, at + from + length)).split("\0", 1)[0] ?? "";
    const name = `/${text(0, 100)}`.replaceAll(/\/+/g, "/").replace(/\/$/, "");
    const size = Number.parseInt(text(124, 12).trim() || "0", 8);
    const isFolder = text(156, 1) === FOLDER;
    const begin = at + BLOCK;
    yield { name, content: isFolder ? undefined : archive.subarray(begin, begin + size) };
    at = begin + Math.ceil(size / BLOCK) * BLOCK;
  }
}
