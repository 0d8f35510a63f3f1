import { parentPort, workerData } from "node:worker_threads";
import { connectOnce } from "../src/core/db/connect.ts";
import { createSecrets } from "../src/core/secrets/secrets.ts";
import type { Household } from "./people/household.ts";
import { writerOn } from "./writer.ts";
import type { WriterThreadData } from "./writer-threads.ts";

/** One of several threads that write side by side. It answers each batch of households once it is written. */
const { url, keys, seed, today }: WriterThreadData = workerData;
const secrets = createSecrets(keys.map(({ id, key }) => ({ id, key: Buffer.from(key) })));
const client = await connectOnce(url);
const write = await writerOn(client, secrets, { seed, today });

parentPort?.on("message", async (households: readonly Household[]) => {
  await write(households);
  parentPort?.postMessage("written");
});
