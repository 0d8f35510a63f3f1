import pg from "pg";

/**
 * One connection outside of the pools. When it breaks, a statement fails; the `error` event needs a listener as well,
 * because without one it would end the process.
 */
export async function connectOnce(
  connectionString: string,
  options: pg.ClientConfig = {},
): Promise<pg.Client> {
  const client = new pg.Client({ ...options, connectionString });
  client.on("error", () => {});
  await client.connect();
  return client;
}
