export const probes: ReadonlySet<string> = new Set();

/** A tab has no server: requests come from the page. */
export function createHttpServer(): { listening: false } {
  return { listening: false };
}

export async function stopServer(): Promise<void> {}
