import { firstDoctorDay } from "@portal/model/contract-changes/dates.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import pg from "pg";
import { afterEach, beforeAll, expect, test } from "vitest";
import { loadDoctors } from "../../seed/places/caregivers.ts";
import { cover } from "../../test/samples/covered.ts";
import { aDoctor, network } from "../../test/samples/doctors.ts";
import { aCustomer, type Customer, db, ownerUrl } from "../../test/portal.ts";
import { treatAll } from "../../test/samples/requests.ts";

const SUBMIT = `mutation Submit($mutations: [ContractMutation!]!) {
  submitContractMutations(mutations: $mutations) { requests }
}`;
const DOCTOR = `query Doctor($date: Date) {
  contracts(date: $date) { domicile { lat } healthBasic { primaryCareDoctor { noPartenaire nomPrenom } } }
}`;

const today = todayInZurich(new Date());
const nextMonth = firstDoctorDay(today);
const doctors = {
  family: aDoctor({ nomPrenom: "Hausarzt Hanna", network: null, npa: "3011" }),
  member: aDoctor({ nomPrenom: "Netzwerk Nora", network: network("2020-01-01", null) }),
  paediatrician: aDoctor({ nomPrenom: "Kinder Karl", sousCategorie: "PED" }),
  retired: aDoctor({ nomPrenom: "Rentner Rolf", validTo: today }),
  gynaecologist: aDoctor({ nomPrenom: "Frauen Frieda", sousCategorie: "GYN" }),
};

beforeAll(async () => {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await loadDoctors(owner, Object.values(doctors));
  await owner.end();
  await setFlag(true);
});
afterEach(() => setFlag(true));

async function setFlag(value: boolean): Promise<void> {
  await db
    .insertInto("featureFlag")
    .values({ id: "CONTRACT_MUTATION", value })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ value }))
    .execute();
}

async function covered(options: Parameters<typeof aCustomer>[0] = {}, productCode = "RF01") {
  const who = await aCustomer(options);
  await cover(who);
  const { insuredNumber } = who;
  // The property contract's number is the same for all customers.
  await db.deleteFrom("propertyContract").where("insuredNumber", "=", insuredNumber).execute();
  await db
    .updateTable("basicContract")
    .set({ productCode })
    .where("insuredNumber", "=", insuredNumber)
    .execute();
  return who;
}

interface MutationOptions {
  doctor?: { noPartenaire: string };
  day?: string;
  insuredNumber?: number;
}

const mutationOf = (
  who: Customer,
  {
    doctor = doctors.family,
    day = nextMonth,
    insuredNumber = who.insuredNumber,
  }: MutationOptions = {},
) => ({
  firstname: "Anna",
  lastname: "Rossi",
  insuredNumber,
  data: [
    {
      code: "primaryCareDoctor",
      value: "whatever the page called them",
      startingDate: day,
      extra: [{ key: "noDispensateur", value: doctor.noPartenaire }],
    },
  ],
});
const submit = (who: Customer, options?: MutationOptions, more?: Record<string, string>) =>
  who.graphql(SUBMIT, { mutations: [mutationOf(who, options)] }, more);
const refusal = async (who: Customer, options?: MutationOptions) =>
  (await submit(who, options)).errors?.[0]?.extensions;

const contractsOf = ({ insuredNumber }: Customer) =>
  db
    .selectFrom("basicContract")
    .select(["validFrom", "validTo", "deductible", "doctor"])
    .where("insuredNumber", "=", insuredNumber)
    .orderBy("validFrom")
    .execute();

test("W04 another family doctor is asked for, pending, applied from the first of the month, and told of", async () => {
  const anna = await covered();
  const pending = async () =>
    (await anna.get(`/v1/interaction/pending_update/${anna.insuredNumber}/CONTRACT`)).json();
  const doctorOn = async (date: string) =>
    (await anna.graphql(DOCTOR, { date })).data.contracts[0].healthBasic.primaryCareDoctor;
  const before = await doctorOn(today);
  const { data, errors } = await submit(anna);
  expect(errors).toBeUndefined();
  expect(await pending()).toEqual({ pendingUpdate: true });
  expect(await doctorOn(nextMonth)).toEqual(before);

  await treatAll();
  expect(await pending()).toEqual({ pendingUpdate: false });
  expect(await doctorOn(today)).toEqual(before);
  const { noPartenaire, nomPrenom } = doctors.family;
  expect(await doctorOn(nextMonth)).toEqual({ noPartenaire, nomPrenom });
  const request = await db
    .selectFrom("interaction")
    .select(["type", "nature", "status", "insuredNumber"])
    .where("id", "=", data.submitContractMutations.requests[0])
    .executeTakeFirst();
  const { insuredNumber } = anna;
  const kind = { type: "CONTRACT_MUTATION", nature: "CONTRACT" };
  expect(request).toEqual({ ...kind, status: "DONE", insuredNumber });
  const messages = await db
    .selectFrom("message")
    .select("template")
    .where("accountId", "=", anna.id)
    .orderBy("createdAt")
    .execute();
  expect(messages.map(({ template }) => template)).toEqual([
    "contractChange.received",
    "contractChange.done",
  ]);
});

test("N04 terms that were agreed for later stay, with the new doctor; the days of contracts have no gap", async () => {
  const anna = await covered();
  const { insuredNumber } = anna;
  const january = `${Number(nextMonth.slice(0, 4)) + 1}-01-01`;
  const [now] = await db
    .updateTable("basicContract")
    .set({ validTo: `${Number(january.slice(0, 4)) - 1}-12-31` })
    .where("insuredNumber", "=", insuredNumber)
    .returningAll()
    .execute();
  if (!now) throw new Error("No contract.");
  const json = { doctor: JSON.stringify(now.doctor), clauses: JSON.stringify(now.clauses) };
  const later = { ...now, ...json, validFrom: january, validTo: "9999-12-31", deductible: 500_00 };
  await db.insertInto("basicContract").values(later).execute();
  await submit(anna);
  await treatAll();
  const rows = await contractsOf(anna);
  const named = expect.objectContaining({ noPartenaire: doctors.family.noPartenaire });
  expect(rows).toEqual([
    expect.objectContaining({ deductible: 300_00, doctor: now.doctor }),
    { validFrom: nextMonth, validTo: now.validTo, deductible: 300_00, doctor: named },
    { validFrom: january, validTo: "9999-12-31", deductible: 500_00, doctor: named },
  ]);
  const dayAfter = new Date(Date.parse(rows[0]?.validTo ?? "") + 86_400_000);
  expect(dayAfter.toISOString().slice(0, 10)).toBe(nextMonth);
});

test("N04 the doctor is one whom the product allows on that day, and another than before", async () => {
  const [anna, noe] = [await covered(), await covered({ birthdate: "2019-04-02" })];
  const member = await covered({}, "RX01");
  const wrong = (message: string, field = "extra.noDispensateur") => ({
    code: "INVALID",
    fields: { [`mutations.0.data.0.${field}`]: message },
  });
  const notAllowed = wrong("contractChanges.doctor");
  for (const doctor of [doctors.retired, doctors.gynaecologist, doctors.paediatrician])
    expect(await refusal(anna, { doctor }), doctor.nomPrenom).toEqual(notAllowed);
  expect(await refusal(anna, { doctor: { noPartenaire: "1" } })).toEqual(notAllowed);
  expect(await refusal(member)).toEqual(notAllowed);
  expect(await refusal(member, { doctor: doctors.member })).toBeUndefined();
  expect(await refusal(noe, { doctor: doctors.paediatrician })).toBeUndefined();
  expect(await refusal(await covered({}, "RT01"))).toEqual(
    wrong("contractChanges.constraint.NOT_OFFERED", "code"),
  );
  expect(await refusal(anna, { doctor: { noPartenaire: "" } })).toEqual(wrong("required"));
  for (const day of [today, `${nextMonth.slice(0, 8)}02`, "2199-01-01"])
    expect(await refusal(anna, { day }), day).toEqual(
      wrong("contractChanges.date", "startingDate"),
    );
  await submit(anna);
  await treatAll();
  // Another node may be treating the request at this moment.
  await expect.poll(() => refusal(anna)).toEqual(wrong("contractChanges.sameDoctor"));
});

test("W05 no customer changes a stranger's doctor, nor under guardianship, nor while the flag is off", async () => {
  const [anna, bea] = [await covered(), await covered()];
  const { insuredNumber } = bea;
  expect(await refusal(anna, { insuredNumber })).toEqual({ code: "NOT_FOUND" });
  expect(await refusal(anna, { insuredNumber: 1_999_999_999 })).toEqual({ code: "NOT_FOUND" });
  expect(await refusal(await covered({ sousTutelle: true }))).toEqual({ code: "FORBIDDEN" });
  await setFlag(false);
  expect(await refusal(anna)).toEqual({ code: "FORBIDDEN" });
  await db.deleteFrom("featureFlag").where("id", "=", "CONTRACT_MUTATION").execute();
  expect(await refusal(anna)).toEqual({ code: "FORBIDDEN" });
  const asked = db.selectFrom("interaction").select("id").where("accountId", "=", anna.id);
  expect(await asked.execute()).toEqual([]);
});

test("N02 one change is open per person: twice at once is one request, and a named one answers the same", async () => {
  const anna = await covered();
  const answers = await Promise.all([submit(anna), submit(anna)]);
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions["code"] ?? "sent");
  expect(new Set(codes)).toEqual(new Set(["CONFLICT", "sent"]));
  expect(await refusal(anna, { doctor: doctors.member })).toEqual({
    code: "CONFLICT",
    errorCodes: ["pending"],
  });

  const bea = await covered();
  const named = { "idempotency-key": crypto.randomUUID() };
  const first = await submit(bea, {}, named);
  expect(first.errors).toBeUndefined();
  await treatAll();
  expect(await submit(bea, {}, named)).toEqual(first);
  const { data, errors } = await bea.graphql(SUBMIT, {
    mutations: [mutationOf(bea), mutationOf(bea)],
  });
  expect(data?.submitContractMutations).toBeUndefined();
  expect(errors?.[0]?.extensions["fields"]).toEqual({ mutations: "contractChanges.twice" });
});
