import { type Language, languages } from "@portal/model/portal/languages.ts";
import type { Page } from "playwright-core";
import { afterAll, expect, inject, test, vi } from "vitest";
import { type CrowdHousehold, crowdHousehold } from "../../api/test/crowd/household.ts";
import { openPortal } from "../harness/portal.ts";
import { paths } from "../../web/src/core/routing/paths.ts";
import { builtAddresses } from "../states/states.ts";

const isLong = process.env["LONG"] === "1";
const CAMILLE = 4218730;
/** Every fourth household has all fields at the limit. */
const households = isLong ? [0, 1, 2, 3, 4, 5, 6, 7, 8] : [0];
const widths = isLong ? [320, 390, 768, 1280, 1920] : [320, 1280];
const spoken: readonly Language[] = isLong ? languages : ["de"];
const addresses = builtAddresses.filter((_, index) => isLong || index % 3 === 0);

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

/** Gives a demonstration household the longest texts that forms and insurers allow. */
async function rename({ firstname, lastname, address, account }: CrowdHousehold): Promise<void> {
  const household = `select l.insured_number from account_insured l join account a on a.id = l.account_id
    where a.insured_number = ${CAMILLE}`;
  const { street = "", number = "", complement = "", poBox = "" } = address.input;
  await portal.owner.query(
    `update insured set firstname = $1, lastname = $2 where insured_number in (${household})`,
    [firstname, lastname],
  );
  await portal.owner.query(
    `update postal_address set street = $1, number = $2, complement = $3, po_box = $4
     where insured_number in (${household})`,
    [street, number, complement, poBox],
  );
  await portal.owner.query(
    `update financial_address set owner_name = $1 where insured_number in (${household})`,
    [account.ownerFullname],
  );
  await portal.owner.query(
    `update invoice set holder = $1 where account_id = (select id from account where insured_number = ${CAMILLE})`,
    [`${firstname} ${lastname}`],
  );
}

const SETTLES_MS = 15_000;

/** The elements that overflow the page at the right, by class and first words. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll("main *, header *, footer *")]
      .filter((one) => one.children.length === 0 && one.getBoundingClientRect().right > width + 1)
      .slice(0, 3)
      .map((one) => `${one.className}: ${one.textContent.slice(0, 40)}`);
  });

test.each(spoken)(
  "L02 every screen of a household at the limits of every form is drawn without overflow, in %s",
  { timeout: isLong ? 7_200_000 : 600_000 },
  async (language) => {
    for (const index of households) {
      await rename(crowdHousehold(index, "2026-11-16"));
      const page = await portal.visitAs("camille@example.ch", { locale: `${language}-CH` });
      const wide: string[] = [];
      for (const name of addresses) {
        const address = paths[name].path;
        await page.goto(address);
        await page.getByRole("heading", { level: 1 }).first().waitFor();
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          // A page adapts to a new width within a few frames, on a busy machine within seconds.
          const isWithin = async () => (await outside(page)).length === 0;
          await vi.waitUntil(isWithin, { timeout: SETTLES_MS }).catch(() => undefined);
          const found = await outside(page);
          if (found.length > 0) wide.push(`${address} at ${width}: ${found.join(" | ")}`);
        }
      }
      expect(wide, `household ${index}`).toEqual([]);
      await page.context().close();
    }
  },
);
