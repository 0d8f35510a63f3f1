import type { Page } from "playwright-core";
import { aPdf } from "../../api/test/corpus.ts";
import type { PortalUnderTest } from "../harness/portal.ts";
import { shows, type Step } from "./offline-walk.ts";

let numbers = 10;
/** A new number for each walk, because a saved one is no change. */
export const anotherNumber = () => `+41 79 555 77 ${numbers++}`;

export const switchOver: Step = {
  does: "switch a channel over",
  act: (page) => page.getByRole("switch", { name: /^SMS$/ }).first().click(),
  isDone: (page) => page.getByRole("button", { name: "Enregistrer" }).first().isEnabled(),
};

export const playJoker: Step = {
  does: "press Prolonger le délai",
  act: async (page) => {
    // A dialog reports a refusal.
    if ((await page.getByRole("dialog").count()) > 0) await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Prolonger le délai" }).first().click();
  },
  isDone: () => Promise.resolve(false),
};

/** The same of a card. */
export const orderCard: Step = {
  does: "press Commander la carte",
  act: async (page) => {
    if ((await page.getByRole("dialog").count()) > 0) await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Commander la carte" }).click();
  },
  isDone: () => Promise.resolve(false),
};

export const attachFile: Step = {
  does: "attach a file",
  act: async (page) => {
    const again = page.getByRole("button", { name: /^Réessayer l’envoi/ });
    const arrived = page.getByRole("listitem").getByText(/\d\s[KM]o$/);
    const file = { name: "facture.pdf", mimeType: "application/pdf", buffer: aPdf() };
    if ((await page.getByText("facture.pdf").count()) === 0) {
      await page.locator("input[type=file]").setInputFiles([file]);
    }
    await again.or(arrived).first().waitFor();
    if ((await again.count()) > 0) await again.click();
    await arrived.waitFor();
  },
  isDone: () => Promise.resolve(false),
};

export const openConversation: Step = {
  does: "open a conversation",
  act: async (page) => {
    await page.getByRole("article").getByRole("link").first().click();
    await page.locator("main").getByLabel("Votre message").waitFor();
  },
  isDone: shows("Votre message"),
  isOnward: true,
};

export const typeByHand: Step = {
  does: "type the address by hand",
  act: async (page) => {
    await page.getByRole("combobox", { name: "Adresse" }).fill("Rue qui n’existe nulle part 99");
    const byHand = page.getByRole("button", { name: "Saisir l’adresse à la main" });
    await byHand.first().press("Enter");
  },
  isDone: shows("Rue"),
};

export const pickLocality: Step = {
  does: "pick a locality",
  act: async (page) => {
    const list = page.getByRole("combobox", { name: "Localité" });
    await list.fill("1110 Morges");
    await page.getByRole("option").first().waitFor();
    await list.press("ArrowDown");
    await list.press("Enter");
  },
  isDone: () => Promise.resolve(false),
};

export const confirmPaper: Step = {
  does: "confirm in the dialog",
  act: async (page) => {
    const dialog = page
      .getByRole("dialog")
      .filter({ has: page.getByRole("button", { name: "Changer" }) });
    if ((await dialog.count()) === 0)
      await page.getByRole("button", { name: "Enregistrer" }).first().click();
    await dialog.getByRole("button", { name: "Changer" }).click();
  },
  isDone: () => Promise.resolve(false),
};

export const openInvoice: Step = {
  does: "open an invoice",
  act: async (page) => {
    const closed = page.locator("main tbody button[aria-expanded=false]");
    await closed.first().waitFor();
    await closed.first().click();
  },
  isDone: async (page) => (await page.locator("main tbody [aria-expanded=true]").count()) > 0,
};

export const openInstalments: Step = {
  does: "open the choice of instalments",
  act: async (page) => {
    const opener = page.locator("main tbody").getByText("Payer en plusieurs fois").first();
    if (!(await shows("Nombre de mensualités")(page))) await opener.click();
  },
  isDone: shows("Nombre de mensualités"),
};

export const doctorDialog = (page: Page) =>
  page.getByRole("dialog", { name: "Choisir un médecin de famille" });
/** Doctors near home are listed at once; a failed list is fetched again. */
export const findDoctor: Step = {
  does: "pick a doctor",
  act: async (page) => {
    const again = doctorDialog(page).getByRole("button", { name: "Réessayer" });
    const another = doctorDialog(page).getByRole("radio", { checked: false });
    await again.or(another).first().waitFor();
    if ((await again.count()) > 0) await again.click();
    await another.nth(1).check();
  },
  isDone: () => Promise.resolve(false),
};

export const chooseDoctor: Step = {
  does: "choose the doctor",
  act: async (page) => {
    const failed = page.getByRole("dialog", { name: "Choix non confirmé" });
    const again = failed.getByRole("button", { name: "Réessayer" });
    if ((await failed.count()) > 0) await again.click();
    else await doctorDialog(page).getByRole("button", { name: "Choisir ce médecin" }).click();
  },
  isDone: () => Promise.resolve(false),
};

export const heading = (name: string) => (page: Page) =>
  page.getByRole("heading", { level: 1, name }).waitFor();

/** Requests of an earlier walk may be repeated. */
export async function forgetRequests({ owner }: PortalUnderTest): Promise<void> {
  await owner.query("delete from draft");
  await owner.query(
    `update interaction set business_key = null, once = false,
       status = case when status in ('REQUEST', 'IN_PROGRESS') then 'DONE' else status end,
       decided_at = coalesce(decided_at, now())`,
  );
}

/** A bill that was sent before would be told as a double. */
export async function forgetBills(portal: PortalUnderTest): Promise<void> {
  await forgetRequests(portal);
  await portal.owner.query("delete from claim where interaction_id is not null");
}
