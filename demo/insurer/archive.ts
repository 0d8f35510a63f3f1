const BLOCK = 512;
const FOLDER = "5";
const decoder = new TextDecoder();

interface ArchiveEntry {
  /** From the root of the archive, with a leading and without a trailing slash. */
  name: string;
  /** A view of the archive; undefined for a folder. */
  content: Uint8Array<ArrayBuffer> | undefined;
}

/** The entries of a tar archive, without copying them. Long names in a second field are not supported. */
export function* filesIn(archive: Uint8Array<ArrayBuffer>): Generator<ArchiveEntry> {
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
