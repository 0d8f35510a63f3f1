import { formatDate } from "@portal/model/calendar/dates.ts";
import { formatChf } from "@portal/model/money.ts";
import type { Page } from "playwright-core";
import { afterAll, expect, inject, test } from "vitest";
import type { HomeQuery } from "../web/src/core/http/gql/private.ts";
import { openPortal } from "./harness/portal.ts";
import { it } from "./harness/variation.ts";
import { renderInBrowser } from "./harness/ssr.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

const greetingAt = async (login: string, hour: string) => {
  const page = await portal.visitAs(login);
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Zurich" }).format(new Date());
  await renderInBrowser(page);
  await page.clock.setFixedTime(new Date(`${today}T${hour}:00+01:00`));
  await page.goto("/");
  const text = await page.getByRole("heading", { level: 1 }).innerText();
  await page.context().close();
  return text;
};

it("H03 the homepage greets by the hour, and a birthday comes first", async () => {
  expect(await greetingAt("camille@example.ch", "09:00")).toBe("Bonjour Camille");
  expect(await greetingAt("camille@example.ch", "18:30")).toBe("Bonsoir Camille");
  expect(await greetingAt("oliver@example.ch", "18:30")).toMatch(/^Joyeux anniversaire, Oliver/);
});

const slide = "[aria-roledescription=diapositive]";
const part = (page: Page, name: string) => page.locator(`section[aria-label="${name}"]`);
/** The names of the fully visible slides. */
const slidesInSight = (page: Page, name: string) =>
  part(page, name)
    .locator(slide)
    .evaluateAll((slides) =>
      slides
        .filter((one) => {
          const box = one.getBoundingClientRect();
          const room = one.parentElement?.getBoundingClientRect();
          return room && box.left >= room.left - 1 && box.right <= room.right + 1;
        })
        .map((one) => one.getAttribute("aria-label")),
    );
const headed = (page: Page, name: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name }) });

test("H01 H02 H04 H06 H07 H08 H10 the homepage tells a family what is new, what is due and where things stand", async () => {
  const texts = { fr: "Demain de 2 à 4 heures, le portail est fermé.", de: "", it: "", en: "" };
  await portal.owner.query("insert into warning_message (texts) values ($1)", [texts]);
  const page = await portal.visitAs("camille@example.ch");
  await renderInBrowser(page);
  const answer = page.waitForResponse(/operationName=Home/);
  await page.goto("/?displayAlert=availableGmapp");
  await page.getByText(texts.fr).waitFor();
  await page.getByRole("status").getByText("application mobile").waitFor();

  const people = part(page, "Personnes assurées");
  const names = ["Camille Rochat", "Luca Rochat", "Noé Rochat", "Mia Rochat"];
  expect(await people.locator("h3").allInnerTexts()).toEqual(names);
  await people.getByText("À ce jour CHF 840.00").waitFor();
  await people.getByText("Reste CHF 1'660.00").waitFor();
  expect(await people.locator("[role=meter]").first().getAttribute("aria-valuenow")).toBe("33");
  expect(await people.getByText("Pas de franchise").count(), "children have none").toBe(2);
  const fourth = people.locator("[aria-label='4 sur 4']");
  expect(await fourth.getAttribute("inert")).not.toBeNull();
  await people.getByRole("button", { name: "Suivant" }).click();
  await expect.poll(() => fourth.getAttribute("inert")).toBeNull();

  const shortcuts = page.getByRole("navigation", { name: "Raccourcis" }).getByRole("link");
  expect(
    await shortcuts.evaluateAll((links) => links.map((one) => one.getAttribute("href"))),
  ).toContain("/documents/send?documentType=INVOICE");
  const { rows: open } = await portal.owner.query<{
    no: string;
    deadline: string;
    due: number;
    status: string;
  }>(
    `select no, to_char(deadline, 'DD.MM.YYYY') as deadline, total_amount + fees - paid as due,
     case when deadline < current_date then 'En retard' else 'À payer' end as status from invoice i join account a on a.id = i.account_id
     where a.insured_number = 4218730 and i.status in ('ENCOURS', 'RAPPEL', 'SOMMATION', 'POURSUITE')
     and i.total_amount > 0 and i.invoice_date >= current_date - interval '1 year' order by i.deadline, i.no limit 3`,
  );
  const shown = headed(page, "Factures ouvertes").getByRole("listitem");
  expect(await shown.count()).toBe(open.length);
  for (const [place, { no, deadline, due, status }] of open.entries()) {
    const row = shown.nth(place);
    const when = status === "En retard" ? "Échue depuis le" : "Échéance";
    for (const words of [`${when} ${deadline}`, formatChf(due), status])
      await row.getByText(words, { exact: true }).waitFor();
    expect(await row.getByRole("link").getAttribute("href")).toContain(`invoice=${no}`);
  }
  const [first] = open;
  const due = part(page, "À payer");
  await due.getByText(`En retard depuis le ${first?.deadline}`).waitFor();
  await due.getByText(formatChf(first?.due ?? 0), { exact: true }).waitFor();
  const requests = headed(page, "Suivi des demandes").getByRole("listitem");
  expect(await requests.count()).toBe(3);
  const { data } = (await (await answer).json()) as { data: HomeQuery };
  const received = formatDate(data.interactions[0]?.statusDate ?? "");
  expect(await requests.first().innerText()).toContain(`Reçue · ${received}`);
  const row = part(page, "À découvrir");
  await row.waitFor();
  const cards = (name: string) => row.locator(slide).filter({ hasText: name }).count();
  expect(await cards("Le Club"), "offers").toBe(5);
  expect(await cards("Ma santé")).toBeGreaterThan(0);
  expect(await cards("Votre protection, en ligne aussi")).toBe(1);
  expect(await page.locator("main h2").last().innerText(), "one row").toBe("À découvrir");

  await due.getByRole("link", { name: "Payer", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: /^Payer\s: Prime/ });
  await sheet
    .getByText(formatChf(first?.due ?? 0), { exact: true })
    .first()
    .waitFor();
  expect(page.url()).toContain(`pay=${first?.no}`);
  await page.goBack();
  await sheet.waitFor({ state: "detached" });
  await page.context().close();
  await portal.owner.query("delete from warning_message");
});

test("H05 promotions stand still, move on every five seconds once started, stop when asked, and go with their flag", async () => {
  const page = await portal.visitAs("camille@example.ch", { reducedMotion: "no-preference" });
  await renderInBrowser(page);
  await page.clock.install();
  await page.goto("/");
  const row = part(page, "À découvrir");
  const current = async () => (await slidesInSight(page, "À découvrir"))[0]?.split(" ")[0];
  const start = row.getByRole("button", { name: "Lancer le défilement" });
  await start.waitFor();
  await page.clock.runFor(11_000);
  expect(await current(), "nothing moves by itself").toBe("1");
  await start.press("Enter");
  const stop = row.getByRole("button", { name: "Arrêter le défilement" });
  // Focus pauses the slides.
  await start.or(stop).blur();
  await page.clock.runFor(5_100);
  await expect.poll(current).toBe("2");
  await stop.press("Enter");
  await page.clock.runFor(6_000);
  await expect.poll(current).toBe("2");

  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(() => row.getByRole("button", { name: /défilement/ }).count()).toBe(0);
  const { rows: promoted } = await portal.owner.query<{ title: string }>(
    "select titles ->> 'fr' as title from campaign where titles is not null",
  );
  const shown = async () =>
    (await row.getByRole("link", { includeHidden: true }).allInnerTexts()).filter((words) =>
      promoted.some(({ title }) => words.startsWith(title)),
    );
  expect(await shown()).not.toEqual([]);
  await portal.owner.query("update feature_flag set value = false where id = 'MARKETING_BANNER'");
  await page.reload();
  await row.waitFor();
  expect(await shown()).toEqual([]);
  await portal.owner.query("update feature_flag set value = true where id = 'MARKETING_BANNER'");
  await page.context().close();
});

it("H10 carousels show three slides, two below 1200 px and one below 768 px", async () => {
  const page = await portal.visitAs("camille@example.ch");
  for (const [width, slides] of [
    [1280, 3],
    [1199, 2],
    [767, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const inSight = async () => (await slidesInSight(page, "À découvrir")).length;
    await expect.poll(inSight, { message: `${width}` }).toBe(slides);
  }
  await page.context().close();
});

it("H04 H07 an affiliated adult sees themselves alone and no invoices; who just joined is told what will come", async () => {
  const luca = await portal.visitAs("luca@example.ch");
  await luca.goto("/");
  await headed(luca, "Suivi des demandes").waitFor();
  expect(await luca.locator("main h3").first().innerText()).toBe("Luca Rochat");
  expect(await luca.getByText("Factures ouvertes").count()).toBe(0);
  expect(await part(luca, "À payer").count()).toBe(0);
  await luca.context().close();

  const sofia = await portal.visitAs("sofia@example.ch");
  await sofia.goto("/");
  await sofia.getByText("Rien à payer", { exact: true }).waitFor();
  const welcome = sofia.getByRole("region", { name: "Prêt en quelques étapes" });
  await welcome.getByRole("img", { name: "3 sur 4 terminées" }).waitFor();
  expect(await welcome.locator("strong").allInnerTexts(), "what is done sinks").toEqual([
    "Clé d’accès ou code",
    "Compte bancaire pour les remboursements",
    "Médecin de famille",
    "Adresse e-mail",
  ]);
  expect(await sofia.getByText("Factures ouvertes").count(), "no box that says nothing").toBe(0);
  await sofia
    .getByRole("region", { name: "La suite" })
    .getByText(/01\.01\.\d{4}/)
    .waitFor();
  await welcome.getByRole("link", { name: "Protéger l’accès" }).press("Enter");
  await sofia.waitForURL("**/account/security");
  await sofia.context().close();

  const oliver = await portal.visitAs("oliver@example.ch");
  await oliver.goto("/");
  await oliver.getByText("Pour information").waitFor();
  await part(oliver, "À découvrir").getByRole("button", { name: "Commencer" }).click();
  const asked = oliver.getByRole("dialog").getByRole("listitem");
  await asked.first().waitFor();
  expect(await asked.count(), "not for whom the account only reads").toBe(2);
  await oliver.context().close();
});

test("H06 H08 what concerns the customer now stands right below the greeting: a reply is one tap away, and a failure is told in its place", async () => {
  const page = await portal.visitAs("camille@example.ch", {
    viewport: { width: 390, height: 844 },
  });
  await page.goto("/");
  const now = headed(page, "Pour vous, en ce moment");
  const rows = now.getByRole("listitem");
  await rows.first().waitFor();
  // It lies below the first view and loads when the page is idle.
  await headed(page, "Factures ouvertes").waitFor();
  const order = page.locator("main h2, main nav[aria-label=Raccourcis]");
  const names = await order.evaluateAll((parts) =>
    parts.map((one) => one.getAttribute("aria-label") ?? one.textContent ?? ""),
  );
  const places = [
    "Pour vous, en ce moment",
    "Personnes assurées",
    "Raccourcis",
    "Factures ouvertes",
  ];
  const found = places.map((name) => names.indexOf(name));
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  expect(found[0]).toBeGreaterThanOrEqual(0);
  expect(await rows.count()).toBeLessThanOrEqual(4);
  expect(await now.getByRole("link", { name: "Tout voir" }).getAttribute("href")).toBe(
    "/help-contact",
  );
  await now.getByRole("link", { name: /vous a répondu/ }).click();
  await page.waitForURL(/\/messages\?conversation=/);
  await page.getByRole("heading", { level: 1 }).waitFor();

  await renderInBrowser(page);
  await page.route(/operationName=Now/, (route) => route.fulfill({ status: 500 }));
  await page.goto("/");
  const told = page.getByText("Vos tâches en cours n’ont pas pu être chargées.");
  await told.waitFor();
  expect(await page.getByRole("dialog", { name: /erreur/i }).count()).toBe(0);
  await page.unroute(/operationName=Now/);
  await page.getByRole("button", { name: "Réessayer" }).first().click();
  await rows.first().waitFor();
  expect(await told.count()).toBe(0);

  await page.route(/operationName=Now/, (route) =>
    route.fulfill({
      json: {
        data: {
          conversations: [],
          reimbursements: [
            {
              id: "1",
              date: "2026-11-17",
              paysOn: "2099-01-02",
              toBePaidToYou: 218.38,
              insured: { firstname: "Mia" },
              statements: [{ careProvider: "Cabinet Dr méd. Curchod" }],
            },
          ],
          interactions: [],
          openQuestions: [],
          unsentDrafts: [],
          yearEndNotice: "2000-11-30",
        },
      },
    }),
  );
  await page.reload();
  await rows
    .getByText(/^CHF\s218\.38 arrivent sur votre compte bancaire le 02\.01\.2099$/)
    .waitFor();
  expect(await rows.count()).toBe(1);
  await page.unroute(/operationName=Now/);
  await page.route(/operationName=Now/, (route) =>
    route.fulfill({
      json: {
        data: {
          conversations: [],
          reimbursements: [],
          interactions: [],
          openQuestions: [],
          unsentDrafts: [],
          yearEndNotice: "2000-11-30",
        },
      },
    }),
  );
  await page.reload();
  await headed(page, "Factures ouvertes").waitFor();
  expect(await now.count(), "no section where there is nothing to say").toBe(0);
  await page.context().close();
});

test("nothing moves while the homepage fills, and a failure can be tried again", async () => {
  const page = await portal.visitAs("camille@example.ch");
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        Object.assign(window, { shifted: Reflect.get(window, "shifted") + value });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  let held = Promise.withResolvers<void>();
  await renderInBrowser(page);
  await page.route(/operationName=Home/, async (route) => {
    await held.promise;
    await route.continue();
  });
  for (const width of [1280, 390]) {
    held = Promise.withResolvers<void>();
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await page.locator("main [aria-busy=true]").first().waitFor();
    held.resolve();
    await part(page, "À découvrir").waitFor();
    expect(await page.evaluate(() => Reflect.get(window, "shifted")), `${width}`).toBeLessThan(
      0.02,
    );
  }
  await page.unroute(/operationName=Home/);
  await page.route(/operationName=Home/, (route) => route.abort());
  await page.reload();
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.unroute(/operationName=Home/);
  await page.getByRole("alert").getByRole("button").click();
  await part(page, "À découvrir").waitFor();
  await page.context().close();
});

test("H05 H08 suggestions that do not come say so at their own place, and are asked for again", async () => {
  const page = await portal.visitAs("camille@example.ch");
  await renderInBrowser(page);
  await page.route(/operationName=Suggestions/, (route) => route.fulfill({ status: 500 }));
  await page.goto("/");
  const told = page.getByText("Nos suggestions n’ont pas pu être chargées.");
  await told.waitFor();
  expect(await page.getByRole("dialog", { name: /erreur/i }).count()).toBe(0);
  await page.unroute(/operationName=Suggestions/);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await part(page, "À découvrir").waitFor();
  expect(await told.count()).toBe(0);
  await page.context().close();
});

it("H02 H09 the symptom checker is begun for a person, and a customer who comes back is told how it ended", async () => {
  const page = await portal.visitAs("camille@example.ch");
  const kept = async () =>
    (
      await portal.owner.query(
        "select insured_number, status from symptom_assessment order by started_at",
      )
    ).rows;
  const begin = async (name: string) => {
    await part(page, "À découvrir").getByRole("button", { name: "Commencer" }).click();
    await page.getByRole("dialog").getByRole("button", { name }).click();
    await page.getByRole("heading", { name: "Évaluer des symptômes" }).waitFor();
  };
  await page.goto("/");
  await page.route(/symptom-checker-assessments$/, (route) => route.abort(), { times: 1 });
  await part(page, "À découvrir").getByRole("button", { name: "Commencer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Noé Rochat" }).click();
  await page.getByRole("dialog", { name: "Erreur" }).waitFor();
  await page.keyboard.press("Escape");
  await begin("Noé Rochat");
  await page.getByRole("button", { name: "Terminer l’évaluation" }).click();
  await page.getByRole("status").getByText("Votre évaluation est terminée").waitFor();
  await page.waitForURL("/?displayAlert=adaSuccessAssessment");
  await expect.poll(kept).toEqual([{ insured_number: 4218732, status: "FINISHED" }]);
  await begin("Camille Rochat");
  await page.getByRole("button", { name: "Interrompre" }).click();
  await page.getByRole("status").getByText("L’évaluation a été interrompue").waitFor();
  expect((await kept())[1]).toEqual({ insured_number: 4218730, status: "STARTED" });
  await portal.owner.query("update feature_flag set value = false where id = 'ADA'");
  await page.goto("/");
  await part(page, "À découvrir").waitFor();
  expect(await page.getByRole("button", { name: "Commencer" }).count()).toBe(0);
  await portal.owner.query("update feature_flag set value = true where id = 'ADA'");
  await page.context().close();
});

it("A38 who allows it is asked once for an opinion, in a corner that blocks nothing", async () => {
  const page = await portal.visitAs("giulia@example.ch");
  const url = portal.url;
  const allow = (analytics: number) =>
    page
      .context()
      .addCookies([{ name: "cookie_settings", value: `analytics=${analytics}&marketing=0`, url }]);
  const invitation = page.getByRole("complementary", { name: "Votre avis" });
  const stay = async () => {
    await page.goto("/");
    await part(page, "À découvrir").waitFor();
    await page.clock.runFor(31_000);
  };
  const asked = async () =>
    (await portal.owner.query("select survey_name from survey_prompt")).rows.map(
      (row) => row.survey_name,
    );
  await renderInBrowser(page);
  await page.clock.install();
  await allow(0);
  await stay();
  expect(await invitation.count()).toBe(0);

  await allow(1);
  await stay();
  await invitation.getByText("Trouvez-vous ce que vous cherchez ?").waitFor();
  expect(await invitation.getByRole("link").getAttribute("href")).toMatch(
    /\/fr\/sondage\/homepage\?/,
  );
  expect(await page.evaluate(() => document.activeElement?.closest("aside"))).toBeNull();
  await part(page, "À découvrir").getByRole("button", { name: "Suivant" }).click();
  await invitation.getByRole("button", { name: "Non merci" }).click();
  await expect.poll(() => invitation.count()).toBe(0);
  expect(await asked()).toEqual(["HOMEPAGE"]);
  await stay();
  await expect.poll(() => invitation.count()).toBe(0);
  expect(await asked()).toEqual(["HOMEPAGE"]);
  await page.context().close();
});

test("H06 H07 by keyboard alone: what is due comes first and is paid in its sheet, the shortcuts follow", async () => {
  const page = await portal.visitAs("camille@example.ch");
  await page.goto("/");
  const pay = page.getByRole("link", { name: "Payer", exact: true });
  await pay.waitFor();
  const passed: string[] = [];
  const isAtPay = () => pay.evaluate((link) => link === document.activeElement);
  const isAtShortcut = () => passed.at(-1)?.startsWith("Envoyer un document") ?? false;
  const tabUntil = async (isThere: () => boolean | Promise<boolean>) => {
    for (let step = 0; step < 60 && !(await isThere()); step++) {
      await page.keyboard.press("Tab");
      passed.push(
        await page.evaluate(() => document.activeElement?.textContent.trim().slice(0, 40) ?? ""),
      );
    }
  };
  await tabUntil(isAtPay);
  expect(passed[0]).toContain("contenu");
  expect(await isAtPay()).toBe(true);
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: /^Payer\s: Prime/ });
  await sheet.getByRole("button", { name: "Tout copier" }).waitFor();
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await expect.poll(isAtPay, { message: "who closes the sheet is where it was opened" }).toBe(true);
  await tabUntil(isAtShortcut);
  expect(isAtShortcut()).toBe(true);
  await page.context().close();
});
