import { moveDay } from "@portal/model/calendar/calendar.ts";
import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import type { Page } from "playwright-core";
import type { PortalUnderTest } from "../harness/portal.ts";

export const ACCIDENT = "/help-accident";
export const yesterday = formatDate(moveDay(todayInZurich(new Date()), { days: -1 }));
export const dayBefore = formatDate(moveDay(todayInZurich(new Date()), { days: -2 }));

/** The declaration in French. */
export function declarationOn(page: Page) {
  const main = page.locator("main");
  return {
    main,
    text: (name: string | RegExp) => main.getByRole("textbox", { name }),
    choice: (name: string | RegExp) => main.getByRole("combobox", { name }),
    switchOf: (name: string | RegExp) => main.getByRole("switch", { name }),
    next: () => main.getByRole("button", { name: /^Continuer/ }),
    send: () => main.getByRole("button", { name: "Envoyer l’annonce" }),
    authorisation: () => main.getByRole("checkbox", { name: /^J’autorise/ }),
    change: (step: string) => main.getByRole("button", { name: `Modifier\u00a0: ${step}` }),
    heading: (step: string) => main.getByRole("heading", { level: 2, name: step }),
    at: (step: string) =>
      main.locator("[aria-current=step]").getByRole("heading", { level: 2, name: step }).waitFor(),
    sent: () => page.getByRole("heading", { level: 1, name: "Votre annonce est envoyée" }),
  };
}
export type DeclarationPage = ReturnType<typeof declarationOn>;

/** A declaration with the required fields only: a retired person, alone on the account, fell yesterday. */
export async function fillUntilSummary(form: DeclarationPage, hour = "09:05"): Promise<void> {
  await form.choice("Situation le jour de l’accident").selectOption("RETRAITE");
  await form.next().click();
  await form.text("Date").fill(yesterday);
  await form.text("Heure").fill(hour);
  await form.text("Lieu").fill("Gare de Berne");
  await form.text("Que s’est-il passé").fill("Glissade sur le quai");
  await form.next().click();
  await form.main
    .getByRole("group", { name: /^Corps/ })
    .getByRole("checkbox", { name: "Genou droit" })
    .click();
  await form.choice("Nature de la blessure").selectOption("BRUISE");
  await form.text("Médecin ou hôpital consulté en premier").fill("Dr Keller, Berne");
  await form.next().click();
  await form.at("Autres assurances");
  await form.next().click();
  await form.at("Circulation");
  await form.next().click();
  await form.at("Récapitulatif");
}

/** The number of declared accidents of a person since the last `forget`. */
export async function countDeclared({ owner }: PortalUnderTest, insured: number): Promise<number> {
  const { rows } = await owner.query(
    "select 1 from interaction where insured_number = $1 and type = 'ACCIDENT' and once",
    [insured],
  );
  return rows.length;
}

/** Earlier declarations no longer count, and can be declared again. */
export async function forget({ owner }: PortalUnderTest): Promise<void> {
  await owner.query("delete from draft");
  await owner.query(
    "update interaction set business_key = null, once = false where type = 'ACCIDENT'",
  );
}
