import { moveDay } from "@portal/model/calendar/calendar.ts";
import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import type { Page } from "playwright-core";
import type { PortalUnderTest } from "../harness/portal.ts";
import type { PortalState } from "./state.ts";

const ACCIDENT = "/help-accident";
const DAMAGE = "/help-damage";
const yesterday = formatDate(moveDay(todayInZurich(new Date()), { days: -1 }));

/** By their names in the form, which are the same in every language. */
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`).first();
const fieldOf = (page: Page, name: string) => page.locator(`#field-${name} input`).first();
const next = (page: Page) => page.locator("main button[type=submit]").click();
const at = (page: Page, step: string) =>
  page.waitForURL((url) => url.searchParams.get("step") === step);

/** A draft of an earlier visit would open another step. */
async function begin(page: Page, { owner }: PortalUnderTest): Promise<void> {
  await owner.query("delete from draft where form like 'accident.%' or form like 'damage.%'");
  await page.reload();
  await page.locator("main form").waitFor();
}

async function toCircumstances(page: Page, portal: PortalUnderTest): Promise<void> {
  await begin(page, portal);
  await field(page, "status").selectOption("RETRAITE");
  await next(page);
  await at(page, "circumstances");
}

async function toInjuries(page: Page, portal: PortalUnderTest): Promise<void> {
  await toCircumstances(page, portal);
  await fieldOf(page, "accidentDate").fill(yesterday);
  await field(page, "accidentHour").fill("09:05");
  await field(page, "accidentPlace").fill("Bern");
  await field(page, "accidentDescription").fill("Treppe");
  await next(page);
  await at(page, "injuries");
}

async function toInsurances(page: Page, portal: PortalUnderTest): Promise<void> {
  await toInjuries(page, portal);
  await page.locator("[data-part=RIGHT_KNEE]").click();
  await field(page, "injuryNature").selectOption("BRUISE");
  await field(page, "doctorName").fill("Dr. Keller, Bern");
  await next(page);
  await at(page, "otherInsurance");
}

async function toCirculation(page: Page, portal: PortalUnderTest): Promise<void> {
  await toInsurances(page, portal);
  await next(page);
  await at(page, "circulation");
}

async function toThings(page: Page, portal: PortalUnderTest): Promise<void> {
  await begin(page, portal);
  await field(page, "kind").selectOption("THEFT");
  await fieldOf(page, "damageDate").fill(yesterday);
  await field(page, "place").fill("Lausanne");
  await field(page, "description").fill("Vélo");
  await field(page, "policeReport").check();
  await field(page, "policeStation").fill("Lausanne");
  await next(page);
  await at(page, "things");
}

type Reach = PortalState["reach"];
const stateOf = (kind: string, path: string) => (who: string, name: string, reach: Reach) => ({
  name: `${kind}, ${name}`,
  login: `${who}@example.ch`,
  path,
  reach,
});
const accident = stateOf("accident", ACCIDENT);
const damage = stateOf("damage", DAMAGE);

export const declarationStates: readonly PortalState[] = [
  accident("camille", "whose and what is missing", async (page, portal) => {
    await begin(page, portal);
    await next(page);
    await page.locator("main [aria-invalid]").first().waitFor();
  }),
  accident("urs", "the employer's insurer pays", async (page, portal) => {
    await begin(page, portal);
    await field(page, "status").selectOption("SALARIE");
    await page.locator('main [name="lessThan8Hours"][value=NO]').check();
  }),
  accident("urs", "an allowance", async (page, portal) => {
    await begin(page, portal);
    await field(page, "status").selectOption("CHOMAGE");
    await field(page, "unemploymentAllowance").check();
  }),
  accident("urs", "circumstances", async (page, portal) => {
    await toCircumstances(page, portal);
    await field(page, "accidentPoliceReport").check();
    await field(page, "thirdPartyAccident").check();
  }),
  accident("urs", "injuries", async (page, portal) => {
    await toInjuries(page, portal);
    await page.locator("[data-part=RIGHT_KNEE]").click();
    await page.locator("main details summary").last().click();
    await field(page, "treatmentOngoing").check();
    await field(page, "incapacity").check();
  }),
  accident("urs", "other insurance", async (page, portal) => {
    await toInsurances(page, portal);
    await field(page, "insurances.private").check();
  }),
  accident("urs", "road traffic", async (page, portal) => {
    await toCirculation(page, portal);
    await field(page, "circulationAccident").check();
    await field(page, "accidentReport").check();
  }),
  accident("urs", "summary", async (page, portal) => {
    await toCirculation(page, portal);
    await next(page);
    await at(page, "summary");
  }),
  accident("urs", "not sent", async (page, portal) => {
    await page.route(/v1\/contact\/accident/, (route) => route.abort());
    await toCirculation(page, portal);
    await next(page);
    await at(page, "summary");
    await field(page, "insurerCompanyAuthorized").check();
    await next(page);
    await page.locator("dialog[open]").waitFor();
  }),
  damage("sofia", "without a property contract", (page) =>
    page.locator("main a[href='/contract']").first().waitFor(),
  ),
  damage("giulia", "the event and its cover", async (page, portal) => {
    await begin(page, portal);
    await field(page, "contract").check();
    await field(page, "kind").selectOption("LIABILITY");
    await field(page, "policeReport").check();
  }),
  damage("camille", "things and photos", async (page, portal) => {
    await toThings(page, portal);
    await field(page, "things.0.what").fill("Vélo");
    await next(page);
    await page.locator("main [aria-invalid]").first().waitFor();
  }),
  damage("camille", "summary", async (page, portal) => {
    await toThings(page, portal);
    await field(page, "things.0.what").fill("Vélo");
    await field(page, "things.0.amount").fill("1200");
    await next(page);
    await at(page, "contact");
    await next(page);
    await at(page, "summary");
  }),
];
