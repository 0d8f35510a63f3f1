import { beforeAll, expect } from "vitest";
import { as, seedPeople } from "../../test/samples/demonstration.ts";
import { it } from "../../test/variation.ts";

const today = "2026-11-16";
beforeAll(() => seedPeople(today));

const MEGABYTE = 1024 * 1024;
/** Processor time of this process only, so that other load on the machine does not count. */
const AT_MOST_MS = 2_000;
/** Room for one document at a time, and for memory that the garbage collector has not freed yet. */
const AT_MOST_HELD = 60 * MEGABYTE;

const LIST = `query List { documents(from: "2022-01-01", to: "2026-12-31") { iddms type } }`;

/** Streams a zip and measures its size, its time, and the peak memory of the process. */
async function download(who: Awaited<ReturnType<typeof as>>, ids: readonly string[]) {
  const before = process.memoryUsage.rss();
  const [started, worked] = [performance.now(), process.cpuUsage()];
  const answer = await who.get(`/v1/documents/zip?${ids.map((id) => `iddms[]=${id}`).join("&")}`);
  expect(answer.status).toBe(200);
  const figures = { entries: 0, bytes: 0, firstMs: 0, ms: 0, workMs: 0, grown: 0 };
  for await (const part of answer.body ?? []) {
    figures.firstMs ||= performance.now() - started;
    figures.bytes += part.length;
    const isEntry = Buffer.from(part.subarray(0, 4)).toString("latin1") === "PK\x03\x04";
    if (isEntry) figures.entries++;
    figures.grown = Math.max(figures.grown, process.memoryUsage.rss() - before);
  }
  const { user, system } = process.cpuUsage(worked);
  figures.workMs = (user + system) / 1000;
  figures.ms = performance.now() - started;
  return figures;
}

it.each(["zbinden", "camille"])(
  "L03 fifty documents of %s come within two seconds, from the first moment on, and memory stays flat",
  async (login) => {
    const who = await as(login);
    const { data } = await who.graphql(LIST);
    // Documents of all kinds: every n-th of the archive.
    const all: { iddms: string }[] = data.documents;
    const step = Math.floor(all.length / 50);
    const ids = Array.from({ length: 50 }, (_, place) => all[place * step]?.iddms ?? "");
    const first = await download(who, ids);
    const later = [];
    for (let run = 0; run < 3; run++) later.push(await download(who, ids));
    const [best = first] = later.toSorted((one, other) => one.workMs - other.workMs);
    const grown = Math.max(...later.map((run) => run.grown));
    const ms = (time: number) => `${Math.round(time)} ms`;
    process.stdout.write(
      `zip of ${login}: ${best.entries} documents, ${Math.round(best.bytes / 1024)} KB, ${ms(best.workMs)} of work ` +
        `in ${ms(best.ms)}, first bytes after ${ms(best.firstMs)}; the first time ${ms(first.workMs)} in ${ms(first.ms)}; ` +
        `${(grown / MEGABYTE).toFixed(1)} MB more at the most\n`,
    );
    for (const run of later) expect([run.entries, run.bytes]).toEqual([50, first.bytes]);
    expect(best.workMs).toBeLessThan(AT_MOST_MS);
    expect(best.firstMs, "nobody waits for the last one").toBeLessThan(best.ms / 4);
    expect(grown).toBeLessThan(AT_MOST_HELD);
  },
);
