import type pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { anEmptyDatabase } from "../../test/seeded.ts";
import { addCaregivers, addDemonstrationCaregivers } from "./caregivers.ts";

const today = "2026-11-15";
let owner: pg.Client;

beforeAll(async () => {
  owner = await anEmptyDatabase();
  await addDemonstrationCaregivers(owner, today);
});

async function one<Row extends pg.QueryResultRow>(text: string): Promise<Row | undefined> {
  return (await owner.query<Row>(text)).rows[0];
}

test("G03 five thousand doctors live where people do, in all cantons and languages", async () => {
  const spread = await one<{ doctors: number; cantons: number; zurich: number; village: number }>(
    `select count(*)::int as doctors, count(distinct canton)::int as cantons,
       count(*) filter (where localite = 'Zürich')::int as zurich,
       count(distinct localite)::int as village from caregiver`,
  );
  expect(spread).toMatchObject({ doctors: 5_000, cantons: 26 });
  expect(spread?.zurich).toBeGreaterThan(150);
  expect(spread?.zurich).toBeLessThan(400);
  expect(spread?.village).toBeGreaterThan(1_000);
});

test("G03 there are doctors of every kind: in networks, about to leave, without a known point, full", async () => {
  const kinds = await one<Record<string, number>>(
    `select count(*) filter (where code_reseau is not null)::int as members,
       count(*) filter (where network_to = '2026-12-31')::int as leaving,
       count(*) filter (where network_from = '2027-01-01')::int as joining,
       count(*) filter (where valid_to = '2026-12-31')::int as retiring,
       count(*) filter (where not is_located)::int as lost,
       count(*) filter (where not accepts_new_patient)::int as full,
       count(*) filter (where pediatre)::int as paediatricians from caregiver`,
  );
  for (const [kind, count] of Object.entries(kinds ?? {})) {
    expect(count, kind).toBeGreaterThan(50);
    expect(count, kind).toBeLessThan(4_000);
  }
});

test("G03 a restart adds no doctor, and more doctors leave the first ones as they are", async () => {
  const digest = () =>
    one<{ digest: string }>(
      `select md5(string_agg(c::text, '' order by no_partenaire)) as digest
       from (select * from caregiver order by no_partenaire limit 5000) c`,
    );
  const before = await digest();
  await addDemonstrationCaregivers(owner, "2027-03-01");
  expect(await digest()).toEqual(before);
  expect(await addCaregivers(owner, { caregivers: 6_000, today })).toBe(1_000);
  expect(await digest()).toEqual(before);
  expect(await one("select count(*)::int as count from caregiver")).toEqual({ count: 6_000 });

  const other = await anEmptyDatabase();
  await addCaregivers(other, { caregivers: 20, today });
  const some = "select no_partenaire, nom_prenom from caregiver order by no_partenaire limit 20";
  expect((await other.query(some)).rows).toEqual((await owner.query(some)).rows);
});
