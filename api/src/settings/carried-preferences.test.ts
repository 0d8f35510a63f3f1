import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { testRoles } from "../../test/database.ts";
import { aCustomer, ownerUrl } from "../../test/portal.ts";

const migrations = join(import.meta.dirname, "../../migrations");
const migration = (name: string) =>
  readFileSync(join(migrations, name), "utf8").replaceAll("portal_", `${testRoles}_`);
/** The first version of the table, with a column for each kind of news. */
const FIRST = /create table notification_preference \([^;]*;/;

test("E04 channels that were chosen before hold after the update, and those who chose none have none", async () => {
  const [anna, bea, carla] = [await aCustomer(), await aCustomer(), await aCustomer()];
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query("drop table notification_preference");
  await owner.query(FIRST.exec(migration("0005_account.sql"))?.[0] ?? "");
  await owner.query(
    `insert into notification_preference (account_id, invoice_new, refund_new, certificat_new)
     values ($1, 'SMS', 'NONE', 'PUSH'), ($2, default, default, default)`,
    [anna.id, bea.id],
  );
  await owner.query(migration("0100_preferences_as_rows.sql"));
  await owner.end();
  const read = async (who: typeof anna) =>
    (
      await who.graphql(`query Read {
        notificationPreferences { invoiceNew invoiceReminder refundNew communicationNew certificatNew costReminder } }`)
    ).data.notificationPreferences;
  const byEmail = { invoiceReminder: "EMAIL", communicationNew: "EMAIL", costReminder: "EMAIL" };
  expect(await read(anna)).toEqual({
    ...byEmail,
    invoiceNew: "SMS",
    refundNew: "NONE",
    certificatNew: "PUSH",
  });
  for (const other of [bea, carla])
    expect(await read(other)).toEqual({
      ...byEmail,
      invoiceNew: "EMAIL",
      refundNew: "EMAIL",
      certificatNew: "EMAIL",
    });
  const changed = await anna.graphql(
    `mutation Change { updateNotificationPreferences(input: { refundNew: SMS }) { refundNew } }`,
  );
  expect(changed.data).toEqual({ updateNotificationPreferences: { refundNew: "SMS" } });
});
