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

/** Both declarations in each of their steps. */
export const declarationStates: readonly PortalState[] = [
  {
    name: "accident, whose and what is missing",
    login: "camille@example.ch",
    path: ACCIDENT,
    async reach(page, portal) {
      await begin(page, portal);
      await next(page);
      await page.locator("main [aria-invalid]").first().waitFor();
    },
  },
  {
    name: "accident, the employer's insurer pays",
    login: "urs@example.ch",
    path: ACCIDENT,
    async reach(page, portal) {
      await begin(page, portal);
      await field(page, "status").selectOption("SALARIE");
      await page.locator('main [name="lessThan8Hours"][value=NO]').check();
    },
  },
  {
    name: "accident, an allowance",
    login: "urs@example.ch",
    path: ACCIDENT,
    async reach(page, portal) {
      await begin(page, portal);
      await field(page, "status").selectOption("CHOMAGE");
      await field(page, "unemploymentAllowance").check();
    },
  },
  {
    name: "accident, circumstances",
    login: "urs@example.ch",
    path: ACCIDENT,
    async reach(page, portal) {
      await toCircumstances(page, portal);
      await field(page, "accidentPoliceReport").check();
      await field(page, "thirdPartyAccident").check();
    },
  },
  {
    name: "accident, injuries",
    login: "urs@example.ch",
    path: ACCIDENT,
    async reach(page, portal) {
      await toInjuries(page, portal);
      await page.locator("[data-part=RIGHT_KNEE]").click();
      await page.locator("main details summary").last().click();
      await field(page, "treatmentOngoing").check();
      await field(page, "incapacity").check();
    },
  },
  {
    name: "accident, other insurance",
    login: "urs@example.ch",
    path: ACCIDENT,
    async reach(page, portal) {
      await toInsurances(page, portal);
      await field(page, "insurances.private").check();
    },
  },
  {
    name: "accident, road traffic",
    login: "urs@example.ch",
    path: ACCIDENT,
    async reach(page, portal) {
      await toCirculation(page, portal);
      await field(page, "circulationAccident").check();
      await field(page, "accidentReport").check();
    },
  },
  {
    name: "accident, summary",
    login: "urs@example.ch",
    path: ACCIDENT,
    async reach(page, portal) {
      await toCirculation(page, portal);
      await next(page);
      await at(page, "summary");
    },
  },
  {
    name: "accident, not sent",
    login: "urs@example.ch",
    path: ACCIDENT,
    async reach(page, portal) {
      await page.route(/v1\/contact\/accident/, (route) => route.abort());
      await toCirculation(page, portal);
      await next(page);
      await at(page, "summary");
      await field(page, "insurerCompanyAuthorized").check();
      await next(page);
      await page.locator("dialog[open]").waitFor();
    },
  },
  {
    name: "damage, without a property contract",
    login: "sofia@example.ch",
    path: DAMAGE,
    reach: (page) => page.locator("main a[href='/contract']").first().waitFor(),
  },
  {
    name: "damage, the event and its cover",
    login: "giulia@example.ch",
    path: DAMAGE,
    async reach(page, portal) {
      await begin(page, portal);
      await field(page, "contract").check();
      await field(page, "kind").selectOption("LIABILITY");
      await field(page, "policeReport").check();
    },
  },
  {
    name: "damage, things and photos",
    login: "camille@example.ch",
    path: DAMAGE,
    async reach(page, portal) {
      await toThings(page, portal);
      await field(page, "things.0.what").fill("Vélo");
      await next(page);
      await page.locator("main [aria-invalid]").first().waitFor();
    },
  },
  {
    name: "damage, summary",
    login: "camille@example.ch",
    path: DAMAGE,
    async reach(page, portal) {
      await toThings(page, portal);
      await field(page, "things.0.what").fill("Vélo");
      await field(page, "things.0.amount").fill("1200");
      await next(page);
      await at(page, "contact");
      await next(page);
      await at(page, "summary");
    },
  },
];
