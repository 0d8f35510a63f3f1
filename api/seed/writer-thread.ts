import { parentPort, workerData } from "node:worker_threads";
import { connectOnce } from "../src/core/db/connect.ts";
import { createSecrets } from "../src/core/secrets/secrets.ts";
import type { Household } from "./people/household.ts";
import { writerOn } from "./writer.ts";
import type { WriterThreadData } from "./writer-threads.ts";

/** One of several writer threads. It answers each batch of households once it is written. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `startWriters` gives it
const { url, keys, seed, today } = workerData as WriterThreadData;
const secrets = createSecrets(keys.map(({ id, key }) => ({ id, key: Buffer.from(key) })));
const client = await connectOnce(url);
const write = await writerOn(client, secrets, { seed, today });

parentPort?.on("message", (households: readonly Household[]) => {
  // A failure ends the thread, which its starter notices.
  void write(households).then(() => parentPort?.postMessage("written"));
});
