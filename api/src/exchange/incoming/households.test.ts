import { sql as raw } from "kysely";
import { expect, test } from "vitest";
import { open } from "../../../test/browser.ts";
import { aCustomer, db, portal, secrets, testConfig } from "../../../test/portal.ts";
import { lettersTo, openAccess, treatAccess } from "../../../test/samples/applicants.ts";
import { aHome, aHousehold, aMember, aSource, inPortal } from "../../../test/samples/exchanged.ts";
import { ibanBinding } from "../../insurer/iban-binding.ts";

await open(portal, testConfig().publicUrl);
const source = await aSource();

const PEOPLE = `query People { insureds { insuredNumber firstname lastname birthdate partPrincipal } }`;

/** All rows that a household consists of, without ids that are drawn. */
async function rowsOf(numbers: readonly number[]) {
  const list = numbers.join();
  const tables = [
    "insured",
    "postal_address",
    "contact",
    "financial_address",
    "professional_data",
    "account",
    "account_insured",
  ];
  const rows: Record<string, unknown[]> = {};
  for (const table of tables) {
    const where =
      table === "account_insured"
        ? `account_id in (select id from account where insured_number in (${list}))`
        : `insured_number in (${list})`;
    const found = await raw<{ row: Record<string, unknown> }>`
      select to_jsonb(t) - '{id,account_id,value,iban,analytics_user_id,created_at,version,household}'::text[] as row
      from ${raw.raw(table)} t where ${raw.raw(where)} order by to_jsonb(t)::text`.execute(db);
    rows[table] = found.rows.map(({ row }) => row);
  }
  return rows;
}

test("a household is taken once, and the policyholder sees its people in the portal", async () => {
  const { policyholder, spouse, child, id, data } = aHousehold();
  expect(await source.put("households", id, data, 3)).toEqual({ http: 200, status: "written" });
  expect(await source.put("households", id, data, 3)).toEqual({ http: 200, status: "unchanged" });
  const older = await source.put("households", id, { ...data, people: [] }, 2);
  expect(older).toMatchObject({ http: 400, fields: { people: "required" } });
  expect((await source.put("households", id, data, 2)).status).toBe("outdated");
  const elodie = await inPortal(policyholder);
  expect((await elodie.graphql(PEOPLE)).data.insureds).toEqual([
    {
      insuredNumber: policyholder,
      firstname: "Élodie",
      lastname: "Zürcher",
      birthdate: "1985-04-12",
      partPrincipal: true,
    },
    expect.objectContaining({ insuredNumber: spouse, birthdate: "1984-02-29" }),
    expect.objectContaining({ insuredNumber: child, birthdate: "2016-02-29" }),
  ]);
  const [account] = await db
    .selectFrom("financialAddress")
    .select(["id", "iban", "street", "number"])
    .where("insuredNumber", "=", policyholder)
    .execute();
  expect(account).toMatchObject({ street: "Rue du Lac 4", number: null });
  expect(account && secrets.decrypt(ibanBinding(account.id), account.iban)).toBe(
    "CH7700767000512348765",
  );
});

test("one wrong person refuses the whole household, at the path of the field", async () => {
  const { policyholder, child, id, data } = aHousehold();
  const wrong = (index: number, more: object) => ({
    ...data,
    people: data.people.map((person, place) => (place === index ? { ...person, ...more } : person)),
  });
  const refused = async (body: unknown) => (await source.put("households", id, body)).fields;
  const place = { ...aHome, city: "Atlantis", zip: "9999" };
  expect(await refused(wrong(2, { firstname: "" }))).toEqual({ "people.2.firstname": "required" });
  expect(await refused(wrong(1, { firstname: "Иван" }))).toEqual({
    "people.1.firstname": "text.latin",
  });
  expect(await refused(wrong(1, { birthdate: "1985-02-29" }))).toEqual({
    "people.1.birthdate": "date.format",
  });
  expect(await refused(wrong(1, { birthdate: "2999-01-01" }))).toEqual({
    "people.1.birthdate": "birthday.format",
  });
  expect(await refused(wrong(0, { addresses: [place] }))).toEqual({
    "people.0.addresses.0.city": "locality.list",
  });
  expect(
    await refused(wrong(0, { phones: [{ number: "+410", nature: "PRV", mobile: true }] })),
  ).toEqual({
    "people.0.phones.0.number": "phone.invalid",
  });
  expect(await refused(wrong(0, { nickname: "Elo" }))).toBeDefined();
  expect(await refused({ ...data, policyholder: child + 5 })).toEqual({
    policyholder: "household.member",
  });
  expect(await refused({ ...data, asOf: "2999-01-01T00:00:00Z" })).toEqual({
    asOf: "instant.future",
  });
  expect(
    await refused({ ...data, accounts: [{ insuredNumber: policyholder, paymentMode: "LSV" }] }),
  ).toEqual({
    bankAccounts: "household.debitAccount",
  });
  const occupation = { dateOfEntry: "2020-01-01", professionalStatus: "EMP" };
  expect(await refused(wrong(0, { occupations: [occupation] }))).toMatchObject({
    "people.0.occupations.0.employer": "required",
  });
  const { rows } = await raw`select from insured where insured_number = ${policyholder}`.execute(
    db,
  );
  expect(rows).toEqual([]);
});

test("the longest names and all letters of the country are kept as they are", async () => {
  const lastname = "Ăšțüéñøßłžåçğî-Œuvré d'Ägyptën Weißenbö";
  const firstname = "Łucja-Zoë Ñandú Şık";
  const { policyholder, id, data } = aHousehold();
  const people = [aMember(policyholder, { firstname, lastname })];
  expect(await source.put("households", id, { ...data, people })).toMatchObject({
    status: "written",
  });
  const elodie = await inPortal(policyholder);
  expect((await elodie.graphql(PEOPLE)).data.insureds).toMatchObject([{ firstname, lastname }]);
  const long = { firstname: "A".repeat(40), lastname: "B".repeat(30) };
  const answer = await source.put("households", `${id}-2`, {
    ...data,
    people: [aMember(policyholder, long)],
  });
  expect(answer.fields).toEqual({ "people.0.lastname": "text.tooLong" });
});

test("whoever left the household is out of sight at once, also for a session that is open", async () => {
  const { policyholder, spouse, child, id, data } = aHousehold();
  await source.put("households", id, data);
  const elodie = await inPortal(policyholder);
  const seen = async () =>
    (await elodie.graphql(PEOPLE)).data.insureds.map(
      ({ insuredNumber }: { insuredNumber: number }) => insuredNumber,
    );
  expect(await seen()).toEqual([policyholder, spouse, child]);
  const people = data.people.filter(({ insuredNumber }) => insuredNumber !== spouse);
  expect(await source.put("households", id, { ...data, people }, 2)).toMatchObject({ http: 200 });
  expect(await seen()).toEqual([policyholder, child]);
});

test("a person of another household is not taken over; once they were let go, they are", async () => {
  const [one, other] = [aHousehold(), aHousehold()];
  await source.put("households", one.id, one.data);
  await source.put("households", other.id, other.data);
  const before = await rowsOf([one.policyholder, one.spouse, one.child]);
  const stolen = { ...other.data, people: [...other.data.people, aMember(one.spouse)] };
  expect(await source.put("households", other.id, stolen, 2)).toEqual({
    http: 409,
    code: "CONFLICT",
    fields: { "people.3.insuredNumber": "household.other" },
  });
  const holder = { ...other.data, people: [...other.data.people, aMember(one.policyholder)] };
  expect((await source.put("households", other.id, holder, 2)).http).toBe(409);
  expect(await rowsOf([one.policyholder, one.spouse, one.child])).toEqual(before);
  const people = one.data.people.filter(({ insuredNumber }) => insuredNumber !== one.spouse);
  await source.put("households", one.id, { ...one.data, people }, 2);
  expect(await source.put("households", other.id, stolen, 2)).toMatchObject({ status: "written" });
  const reader = await inPortal(other.policyholder);
  expect((await reader.graphql(PEOPLE)).data.insureds).toHaveLength(4);
});

test("another policyholder takes over, and the former one sees themselves alone", async () => {
  const { policyholder, spouse, id, data } = aHousehold();
  await source.put("households", id, data);
  const next = { ...data, policyholder: spouse, accounts: [] };
  expect(await source.put("households", id, next, 2)).toMatchObject({ status: "written" });
  const holder = await inPortal(spouse);
  const numbers = async (who: typeof holder) =>
    (await who.graphql(PEOPLE)).data?.insureds.map(
      (one: { insuredNumber: number }) => one.insuredNumber,
    );
  expect(await numbers(holder)).toHaveLength(3);
  const links = await db
    .selectFrom("accountInsured as link")
    .innerJoin("account", "account.id", "link.accountId")
    .select(["link.insuredNumber", "extranauteType"])
    .where("account.insuredNumber", "=", policyholder)
    .execute();
  expect(links).toEqual([{ insuredNumber: policyholder, extranauteType: "AFF" }]);
});

test("versions that come repeated and in any order end in the same rows", async () => {
  const versions = (sample: ReturnType<typeof aHousehold>) => {
    const { data, spouse, policyholder } = sample;
    const [head, partner, ...rest] = data.people;
    const moved = {
      ...aHome,
      validFrom: "2024-05-01",
      street: "Seestrasse",
      zip: "8002",
      city: "Zürich",
    };
    const before = { ...aHome, validTo: "2024-04-30" };
    return [
      data,
      { ...data, people: [head, ...rest], bankAccounts: [] },
      { ...data, people: data.people.map((one) => ({ ...one, addresses: [before, moved] })) },
      {
        ...data,
        people: [
          { ...head, emails: [{ email: `new.${policyholder}@example.ch`, nature: "PRF" }] },
          { ...partner, lastname: "Müller-Zürcher" },
          aMember(spouse + 5, {
            occupations: [
              { dateOfEntry: "2020-01-01", professionalStatus: "IND", occupation: "Graphiste" },
            ],
          }),
        ],
        accounts: [{ insuredNumber: policyholder, paymentMode: "YWB" }, { insuredNumber: spouse }],
      },
    ];
  };
  const random = seeded(7);
  const results: unknown[] = [];
  for (let round = 0; round < 12; round++) {
    const sample = aHousehold();
    const list = versions(sample);
    const order = round === 0 ? [0, 1, 2, 3] : shuffled([0, 1, 2, 3, 3, 1, 0, 2, 3], random);
    for (const version of order) {
      const put = () => source.put("households", sample.id, list[version], version + 1);
      // A source repeats what could not be taken, such as beside a job that holds the account.
      const first = await put();
      const last = first.http < 500 ? first : await put();
      expect(last.http).toBeLessThan(500);
    }
    // The child is not in the last version, and may never have been here.
    const numbers = [0, 1, 6].map((place) => sample.policyholder + place);
    results.push(normalised(await rowsOf(numbers), sample.policyholder));
  }
  for (const result of results) expect(result).toEqual(results[0]);
});

/** Rows with numbers counted from the household's first one. */
function normalised(rows: object, first: number): unknown {
  const text = JSON.stringify(rows);
  const plain: Record<string, unknown[]> = JSON.parse(
    text
      .replaceAll(/"value_hash":"[^"]*"/g, '"value_hash":""')
      .replaceAll(/\b31\d{6}\b/g, (number) => `9${Number(number) - first}`),
  );
  const sorted = (list: unknown[]) => list.map((row) => JSON.stringify(row)).toSorted();
  return Object.entries(plain).map(([table, list]) => [table, sorted(list)]);
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

test("in a crowd of 200 households a record changes its own rows alone", async () => {
  const crowd = Array.from({ length: 200 }, () => aHousehold());
  const line = ({ id, data }: (typeof crowd)[number], version = 1) => ({
    entity: "households",
    id,
    version,
    data,
  });
  const answers = await source.send(crowd.map((one) => line(one)));
  expect(answers.filter(({ status }) => status !== "written")).toEqual([]);
  const [first, ...others] = crowd;
  if (!first) throw new Error("no crowd");
  const numbers = others.flatMap(({ policyholder, spouse, child }) => [
    policyholder,
    spouse,
    child,
  ]);
  const before = await rowsOf(numbers);
  const people = first.data.people.map((one) => ({ ...one, lastname: "Grüter" }));
  await source.send([line({ ...first, data: { ...first.data, people } }, 2)]);
  expect(await rowsOf(numbers)).toEqual(before);
});

test("an imported address opens the account once it was proved, and everything is there already", async () => {
  const sample = aHousehold();
  const { policyholder, id, data } = sample;
  const email = `login.${policyholder}@example.ch`;
  const login = { email, phone: "+41795550377" };
  const invited = { ...data, announce: true, accounts: [{ insuredNumber: policyholder, login }] };
  await source.put("households", id, { ...invited, announce: false });
  await treatAccess();
  expect(await lettersTo(policyholder), "a first load writes no letters").toEqual([]);
  await source.put("households", id, invited, 2);
  await source.put("households", id, { ...invited, asOf: new Date().toISOString() }, 3);
  await treatAccess();
  const letters = await lettersTo(policyholder);
  expect(letters).toHaveLength(1);
  const stored = () =>
    db
      .selectFrom("account")
      .select(["id", "loginEmail", "phoneNumber"])
      .where("insuredNumber", "=", policyholder)
      .execute();
  expect(await stored()).toMatchObject([{ loginEmail: null, phoneNumber: null }]);
  const code = letters[0]?.content.code ?? "";
  const { browser } = await openAccess(
    { email, code, insuredNumber: policyholder },
    { provesPhone: true },
  );
  expect(await browser.whoAmI()).toBe(email);
  const [account, ...more] = await stored();
  expect(more).toEqual([]);
  const place = (column: string) => ({ table: "account", column, row: account?.id ?? "" });
  expect(secrets.decrypt(place("login_email"), account?.loginEmail ?? Buffer.alloc(0))).toBe(email);
  expect(secrets.decrypt(place("phone_number"), account?.phoneNumber ?? Buffer.alloc(0))).toBe(
    login.phone,
  );
  const another = { ...login, email: `thief.${policyholder}@example.ch` };
  await source.put(
    "households",
    id,
    { ...invited, accounts: [{ insuredNumber: policyholder, login: another }] },
    4,
  );
  await treatAccess();
  expect(await lettersTo(policyholder)).toHaveLength(1);
});

test("an address change that took effect after the state was read stands; a later state replaces it", async () => {
  const { policyholder, child, id, data } = aHousehold();
  await source.put("households", id, data);
  const { accountId } = await inPortal(policyholder);
  await db
    .insertInto("interaction")
    .values({
      accountId,
      insuredNumber: policyholder,
      type: "UPDATE_CORRESPONDENCE_ADDRESS",
      nature: "POSTAL_ADDRESS",
      status: "DONE",
      details: Buffer.from("x"),
      language: "fr",
      decidedAt: new Date(),
    })
    .execute();
  await db
    .updateTable("postalAddress")
    .set({ street: "Chemin choisi" })
    .where("insuredNumber", "in", [policyholder, child])
    .execute();
  const streets = async () =>
    (
      await db
        .selectFrom("postalAddress")
        .select("street")
        .where("insuredNumber", "in", [policyholder, child])
        .execute()
    ).map(({ street }) => street);
  const older = { ...data, people: data.people.map((one) => ({ ...one, lastname: "Neuhaus" })) };
  await source.put("households", id, older, 2);
  expect(await streets()).toEqual(["Chemin choisi", "Chemin choisi"]);
  const names = await db
    .selectFrom("insured")
    .select("lastname")
    .where("insuredNumber", "=", policyholder)
    .executeTakeFirst();
  expect(names).toEqual({ lastname: "Neuhaus" });
  await source.put("households", id, { ...older, asOf: new Date().toISOString() }, 3);
  expect(await streets()).toEqual(["Rue du Lac", "Rue du Lac"]);
});

/** Waits until a statement of the exchange waits for a lock that the other transaction holds. */
async function isBlocked(): Promise<void> {
  await expect
    .poll(
      async () =>
        (
          await raw<{ count: number }>`select count(*)::int from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'
              and usename like '%exchange'`.execute(db)
        ).rows[0]?.count,
      { interval: 20 },
    )
    .toBeGreaterThan(0);
}

test("an address change that takes effect at the same moment stands", async () => {
  const { policyholder, id, data } = aHousehold();
  await source.put("households", id, data);
  const { accountId } = await inPortal(policyholder);
  const { id: request } = await db
    .insertInto("interaction")
    .values({
      accountId,
      insuredNumber: policyholder,
      type: "UPDATE_CORRESPONDENCE_ADDRESS",
      nature: "POSTAL_ADDRESS",
      details: Buffer.from("x"),
      language: "fr",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const street = async () =>
    (
      await db
        .selectFrom("postalAddress")
        .select("street")
        .where("insuredNumber", "=", policyholder)
        .executeTakeFirst()
    )?.street;
  const sent = await db.transaction().execute(async (worker) => {
    await worker
      .selectFrom("interaction")
      .select("id")
      .where("id", "=", request)
      .forUpdate()
      .execute();
    const delivery = source.put("households", id, data, 2);
    await isBlocked();
    await worker
      .updateTable("postalAddress")
      .set({ street: "Chemin choisi" })
      .where("insuredNumber", "=", policyholder)
      .execute();
    await worker
      .updateTable("interaction")
      .set({ status: "DONE", decidedAt: new Date() })
      .where("id", "=", request)
      .execute();
    return { delivery };
  });
  expect(await sent.delivery).toMatchObject({ status: "written" });
  expect(await street()).toBe("Chemin choisi");
});

test("a contact that a customer changes at the same moment is not deleted", async () => {
  const { policyholder, id, data } = aHousehold();
  await source.put("households", id, data);
  const contacts = () =>
    db
      .selectFrom("contact")
      .select(["nature", "version"])
      .where("insuredNumber", "=", policyholder)
      .where("kind", "=", "PHONE")
      .execute();
  const people = data.people.map((one) => ({ ...one, phones: [] }));
  const sent = await db.transaction().execute(async (customer) => {
    await customer
      .updateTable("contact")
      .set({ nature: "PRF", version: 2 })
      .where("insuredNumber", "=", policyholder)
      .where("kind", "=", "PHONE")
      .execute();
    const delivery = source.put("households", id, { ...data, people }, 2);
    await isBlocked();
    return { delivery };
  });
  expect(await sent.delivery).toMatchObject({ status: "written" });
  expect(await contacts()).toEqual([{ nature: "PRF", version: 2 }]);
});

test("a customer of the portal alone is not touched by a household of another number", async () => {
  const anna = await aCustomer();
  const before = await rowsOf([anna.insuredNumber]);
  const { id, data } = aHousehold();
  await source.put("households", id, data);
  expect(await rowsOf([anna.insuredNumber])).toEqual(before);
});
