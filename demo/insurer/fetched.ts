const CACHE = "insurer unpacked";

/**
 * Brotli halves what travels, and static hosts leave such files as they are: they are unpacked here, once. From then on
 * the browser has them as they are used, and keeps what it made of a program.
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
  // What an older build had there is of no use any more.
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

/** Where the browser cannot. The program makes its tables when it is read, so it is read only then. */
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
