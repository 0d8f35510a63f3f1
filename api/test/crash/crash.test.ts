import pg from "pg";
import { expect, test } from "vitest";
import { aCustomer, ownerUrl, secrets } from "../portal.ts";
import { crashUnderLoad, type Writer } from "./crash.ts";
import { type Acknowledged, findDamage } from "./damage.ts";

const isLong = process.env["LONG"] === "1";
const WRITERS = 32;
const KILLS = isLong ? 5 : 1;

async function owned<Result>(work: (owner: pg.Client) => Promise<Result>): Promise<Result> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

async function someWriters(): Promise<Writer[]> {
  const writers: Writer[] = [];
  for (let count = 0; count < WRITERS; count++) {
    const { id, session } = await aCustomer();
    writers.push({ accountId: id, session });
  }
  return writers;
}

test(
  "W04 kill -9 under 32 writers loses no acknowledged act, applies none twice and none by half",
  { timeout: 1_800_000 },
  async () => {
    const rounds = isLong ? 20 : 1;
    const acknowledged: Acknowledged[] = [];
    let [kills, repeated] = [0, 0];
    for (let round = 0; round < rounds; round++) {
      // New people each time, because a token expires after fifteen minutes.
      const report = await crashUnderLoad(ownerUrl, await someWriters(), { kills: KILLS });
      acknowledged.push(...report.acknowledged);
      kills += report.kills;
      repeated += report.repeated;
    }
    process.stdout.write(
      `${kills} kills, ${acknowledged.length} acts acknowledged, ${repeated} sent again\n`,
    );
    expect(acknowledged.length).toBeGreaterThan(kills);
    expect(repeated).toBeGreaterThan(0);
    expect(await owned((owner) => findDamage(owner, secrets, acknowledged))).toEqual([]);
  },
);

// Tests the check itself, in the long run only.
test.runIf(isLong)("a commit that is split in two is found by the same check", async () => {
  const halves: string[] = [];
  // A kill has to fall between the halves: most do, and one is enough.
  for (let round = 0; round < 5 && halves.length === 0; round++) {
    const writers = await someWriters();
    const report = await crashUnderLoad(ownerUrl, writers, { kills: 2, splitCommit: true });
    const damage = await owned((owner) => findDamage(owner, secrets, report.acknowledged));
    halves.push(...damage.filter((line) => line.startsWith("half:")));
  }
  expect(halves).not.toEqual([]);
});
