import { beforeAll, beforeEach, expect, test } from "vitest";
import { out, today } from "../../../test/samples/changed-contracts.ts";
import {
  isInsured,
  openChanges,
  operator,
  proposalsOf,
  sendChanges,
  type SentChange,
  statusesOf,
  versionsOf,
  works,
} from "../../../test/samples/contract-changes.ts";
import { treatAll } from "../../../test/samples/requests.ts";
import { aPdf } from "../../../test/corpus.ts";
import { upload } from "../../../test/samples/uploads.ts";
import { clock, type Customer, db, portal } from "../../../test/portal.ts";

beforeAll(async () => {
  await portal.worker.stop();
  await openChanges(today);
});
beforeEach(() => clock.set(today));

const leave = (told: Record<string, string>): SentChange => ({
  ...out("EMP"),
  extra: Object.entries(told).map(([key, value]) => ({ key, value })),
});
const work = { statut: "EMP", employeur: "Atelier Blanc SA", heuresSemaine: "8" };
const fieldsOf = async (who: Customer, change: SentChange) => {
  const { errors } = await sendChanges(who, [change]);
  return errors?.[0]?.extensions.fields;
};
const at = (key: string, message: string) => ({
  [`mutations.0.data.0.extra.${key}`]: message,
});
const riskOf = async ({ insuredNumber }: Customer) =>
  (await versionsOf(insuredNumber)).at(-1)?.risk;

test("N03 who is employed as professional data say needs no proof, and is treated at once", async () => {
  const anna = await isInsured();
  expect((await sendChanges(anna, [leave(work)])).errors).toBeUndefined();
  await treatAll();
  expect(await riskOf(anna)).toBe("OHN");
  const { mutationProposal } = await proposalsOf(anna);
  expect(mutationProposal?.assures[0]?.employments).toEqual([
    { employer: "Atelier Blanc SA", from: "2020-01-01", to: null },
  ]);
});

test.each<[string, Record<string, string>, Record<string, string>]>([
  ["no employer", { statut: "EMP", heuresSemaine: "42" }, at("employeur", "required")],
  ["no hours", { statut: "EMP", employeur: "A" }, at("heuresSemaine", "required")],
  ["seven hours", { ...work, heuresSemaine: "7" }, at("heuresSemaine", "contractChanges.hours")],
  ["another employer", { ...work, employeur: "Andere AG" }, at("preuve", "required")],
  ["self-employed", { statut: "IND" }, at("preuve", "required")],
  [
    "retired",
    { statut: "REN", orgaRente: "AVS", orgaEtranger: "false", pays: "CH" },
    at("preuve", "required"),
  ],
  ["unemployed", { statut: "CHO", dtFinDelaiCadre: "2027-06-30" }, at("preuve", "required")],
  [
    "a file that is not there",
    { statut: "IND", preuve: "4f2c7e0a-0b1c-4d5e-8f90-123456789abc" },
    at("preuve", "files.gone"),
  ],
])("N03 accidents stay in with %s", async (_, told, fields) => {
  const anna = await isInsured();
  expect(await fieldsOf(anna, leave(told))).toEqual(fields);
  await treatAll();
  expect(await riskOf(anna)).toBe("MIT");
});

test("N03 professional data count on the day of the change", async () => {
  const anna = await isInsured();
  await works(anna.insuredNumber, { dateOfEntry: "2026-12-01", professionalStatus: "IND" });
  expect(await fieldsOf(anna, leave(work))).toEqual(at("preuve", "required"));
});

test.each(["IND", "AUT", "DIP"])(
  "N03 who is %s sends the proof later: the request waits for it, and a person decides",
  async (status) => {
    const anna = await isInsured();
    const { data } = await sendChanges(anna, [out(status)]);
    const { requests } = data.submitContractMutations;
    await treatAll();
    expect(await statusesOf(requests)).toEqual(["PENDING"]);
    expect(await riskOf(anna)).toBe("MIT");
    const told = await db
      .selectFrom("message")
      .select("template")
      .where("accountId", "=", anna.id)
      .execute();
    expect(told).toEqual([{ template: "contractChange.proofAwaited" }]);
    await operator("approve", requests[0]);
    await treatAll();
    expect(await riskOf(anna)).toBe("OHN");
  },
);

test("N03 a proof that comes with the request is kept with it, and a person decides", async () => {
  const anna = await isInsured();
  const { uuid = "" } = await upload(anna, "attest.pdf", new Uint8Array(aPdf()));
  const { data, errors } = await sendChanges(anna, [leave({ statut: "IND", preuve: uuid })]);
  expect(errors).toBeUndefined();
  const { request, requests } = data.submitContractMutations;
  await treatAll();
  expect(await statusesOf(requests)).toEqual(["REQUEST"]);
  expect(await riskOf(anna)).toBe("MIT");
  const { data: found } = await anna.graphql(
    `query One($id: ID!) { interaction(id: $id) { details } }`,
    { id: request },
  );
  expect(found.interaction.details.files).toEqual([
    { url: `/v1/files/${uuid}`, filename: "attest.pdf" },
  ]);
  expect(found.interaction.details.extra).toEqual([{ key: "statut", value: "IND" }]);
  const bea = await isInsured();
  expect(await fieldsOf(bea, leave({ statut: "IND", preuve: uuid }))).toEqual(
    at("preuve", "files.gone"),
  );
});

test("N03 employed people of other households keep their own employers", async () => {
  const [anna, bea] = [await isInsured(), await isInsured()];
  await works(bea.insuredNumber, { dateOfEntry: "2026-01-01", employer: "Bäckerei Noir" });
  const claim = leave({ ...work, employeur: "Bäckerei Noir" });
  expect(await fieldsOf(anna, claim)).toEqual(at("preuve", "required"));
  expect((await sendChanges(bea, [claim])).errors).toBeUndefined();
});
