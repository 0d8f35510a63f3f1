import pg from "pg";

/**
 * One connection outside of every pool. When it breaks, the statement under way fails, or the next one; the event that
 * says so as well would end the process if nobody listened.
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
