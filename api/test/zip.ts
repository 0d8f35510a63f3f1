/** The entries of a zip, by its central directory. */
export function entriesIn(zip: Buffer): { name: string; content: Buffer }[] {
  const end = zip.lastIndexOf("PK\x05\x06", undefined, "latin1");
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    const size = zip.readUInt32LE(at + 20);
    const [length, offset] = [zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)];
    const name = zip.toString("utf8", at + 46, at + 46 + length);
    at += 46 + length;
    const begin = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
    return { name, content: zip.subarray(begin, begin + size) };
  });
}
