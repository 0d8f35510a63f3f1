import { expect, test } from "vitest";
import { aCustomer, callsAs, type Customer, db } from "../../test/portal.ts";

const read = (calls: Pick<Customer, "get">, language = "fr") =>
  calls.get("/v1/partners/personal_data", { "accept-language": language });

test("C02 the personal data of everybody on the account are told, the country in the asker's language", async () => {
  const [anna, luca] = [await aCustomer(), await aCustomer({ firstname: "Luca", gender: "M" })];
  await db
    .insertInto("accountInsured")
    .values({ accountId: anna.id, insuredNumber: luca.insuredNumber, position: 1 })
    .execute();
  await db
    .updateTable("insured")
    .set({ nationality: "IT", permit: "C" })
    .where("insuredNumber", "=", luca.insuredNumber)
    .execute();
  const person = { lastName: "Rossi", birthDate: "1980-05-17" };
  const answer = await read(anna, "de");
  expect([answer.status, await answer.json()]).toEqual([
    200,
    [
      {
        ...person,
        insuredNumber: anna.insuredNumber,
        firstName: "Anna",
        sex: "F",
        permit: null,
        country: { code: "CH", libelle: "Schweiz" },
      },
      {
        ...person,
        insuredNumber: luca.insuredNumber,
        firstName: "Luca",
        sex: "M",
        permit: "C",
        country: { code: "IT", libelle: "Italien" },
      },
    ],
  ]);
  expect(await (await read(luca)).json(), "he sees himself alone").toHaveLength(1);
});

test("C02 personal data are told to customers alone, and their reading is in the audit", async () => {
  expect((await read(callsAs())).status).toBe(401);
  expect((await read(await aCustomer({ role: "OPERATOR" }))).status).toBe(403);
  const affiliated = await aCustomer({ isAddressOwner: false });
  expect((await read(affiliated)).status, "while the flag for such accounts is off").toBe(403);
  const anna = await aCustomer();
  await read(anna);
  const lines = db
    .selectFrom("audit")
    .select("subject")
    .where("accountId", "=", anna.id)
    .where("action", "=", "read");
  await expect.poll(() => lines.execute()).toEqual([{ subject: "GET /v1/partners/personal_data" }]);
});
