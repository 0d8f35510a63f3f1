const CACHE = "insurer unpacked";

/**
 * Brotli halves the transferred bytes, and static hosts do not decode such files: they are unpacked here, once. The
 * browser then caches the unpacked files and the compiled code.
 */
export async function unpackedOnce(
  address: URL,
  { version, type }: { version: string; type: string },
  onBytes: (loaded: number) => void,
): Promise<Response> {
  const cache = await caches.open(CACHE);
  const key = new URL(`?${version}`, address);
  const kept = await cache.match(key);
  if (kept) return kept;
  // Deletes the file of an older build.
  await cache.delete(address, { ignoreSearch: true });
  const headers = { "content-type": type };
  await cache.put(key, new Response(await unpacked(address, onBytes), { headers }));
  return (await cache.match(key)) ?? Response.error();
}

async function unpacked(
  address: URL,
  onBytes: (loaded: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address.pathname} answered ${answer.status}.`);
  let loaded = 0;
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        loaded += part.length;
        onBytes(loaded);
        controller.enqueue(part);
      },
    }),
  );
  const packed = new Uint8Array(await new Response(counted).arrayBuffer());
  return nativelyUnpacked(packed).catch(() => unpackedByProgram(packed));
}

/** For browsers without brotli streams. The decoder builds its tables on import, so it is imported only then. */
async function unpackedByProgram(
  packed: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: decompress } = await import("brotli/decompress.js");
  return Uint8Array.from(decompress(packed));
}

async function nativelyUnpacked(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- newer than the types; where it is unknown it throws
  const stream = new DecompressionStream("brotli" as "gzip");
  const plain = new Response(new Blob([packed]).stream().pipeThrough(stream));
  return new Uint8Array(await plain.arrayBuffer());
}
