import { moveDay } from "@portal/model/calendar/calendar.ts";
import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import { afterAll, expect, inject, test } from "vitest";
import { openPortal } from "./harness/portal.ts";
import { receiptOf } from "./harness/receipt.ts";

// No request is treated before the second declaration.
const portal = await openPortal(inject("databaseUrl"), { REQUEST_DELAY_SECONDS: "86400" });
afterAll(() => portal.close());

const shown = (days: number) => formatDate(moveDay(todayInZurich(new Date()), { days }));

test("Q01 another day of a pregnancy whose declaration is open is refused with words, and what was typed stays", async () => {
  await portal.owner.query("delete from draft");
  await portal.owner.query(
    `update interaction set business_key = null, once = false, status = 'DONE', decided_at = now()
     where nature = 'MATERNITY' and insured_number = 8100450`,
  );
  const page = await portal.visitAs("sofia@example.ch");
  await page.goto("/maternity");
  const date = page.getByRole("textbox");
  const announce = async (days: number) => {
    await page.getByRole("radio", { name: "Une grossesse" }).check();
    await date.fill(shown(days));
    await page.getByRole("button", { name: "Envoyer l’annonce" }).click();
  };
  await announce(5);
  const sent = await receiptOf(page, "Votre annonce est envoyée");
  await sent.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}$/).waitFor();
  await sent.getByRole("link", { name: "Faire une autre annonce" }).click();
  await announce(6);
  const refused = page.getByRole("dialog", { name: "Une annonce est en cours" });
  await refused.getByText(/vous pourrez alors corriger la date/).waitFor();
  await refused.getByRole("button", { name: "Fermer" }).last().click();
  expect(await date.inputValue()).toBe(shown(6));
  await page.context().close();
});
