import { Problem } from "@portal/model/portal/problems.ts";

type Body = ReadableStream<Uint8Array> | null;

/** The chunks of a body; a pause between two is limited, but not the time that the reader takes for one. */
export async function* chunksOf(body: Body, silenceMs: number): AsyncGenerator<Uint8Array, void> {
  const reader = body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await beforeSilence(reader.read().catch(throwCut), silenceMs);
      if (done) return;
      yield value;
    }
  } finally {
    // What is left of a refused body is not read.
    reader.cancel().catch(() => {});
  }
}

/** The client closed the connection before the end of its body. */
function throwCut(): never {
  throw new Problem("INVALID", { fields: { body: "exchange.cut" } });
}

async function beforeSilence<Value>(chunk: Promise<Value>, silenceMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Problem("TOO_SLOW")), silenceMs);
  });
  chunk.catch(() => {});
  try {
    return await Promise.race([chunk, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** A whole body, refused as soon as it is larger or later than allowed. */
export async function readBody(
  body: Body,
  { largest, silenceMs, wholeMs }: { largest: number; silenceMs: number; wholeMs: number },
): Promise<Buffer> {
  const ends = performance.now() + wholeMs;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(body, silenceMs)) {
    size += chunk.length;
    if (size > largest) throw new Problem("TOO_LARGE");
    if (performance.now() > ends) throw new Problem("TOO_SLOW");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
