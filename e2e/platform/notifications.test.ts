import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import type { NotificationsQuery } from "../../web/src/core/http/gql/private.ts";
import { emailLookup } from "../../api/src/core/secrets/secrets.ts";
import { testSecrets } from "../../api/test/database.ts";
import { openPortal } from "../harness/portal.ts";
import { it } from "../harness/variation.ts";
import { renderInBrowser } from "../harness/ssr.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const bell = () => page.getByRole("banner").getByRole("button", { name: /^Notifications/ });
const drawer = () => page.getByRole("dialog", { name: "Notifications" });
const cards = () => drawer().getByRole("listitem");
const card = (title: string) => cards().filter({ hasText: title });
const pay = (title: string) =>
  card(title)
    .first()
    .getByRole("link", { name: /^Payer/ });
const isNew = (title: string) => card(title).getByText("Nouveau", { exact: true }).count();
const home = async (login: string) => {
  page = await portal.visitAs(login);
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
};
const open = async (login: string) => {
  await home(login);
  await bell().click();
  await cards().first().waitFor();
};
const kept = async (login: string, kind: string) =>
  (
    await portal.owner.query<{ seen: boolean; read: boolean; deleted: boolean }>(
      `select n.seen_at is not null as seen, n.read_at is not null as read, n.deleted_at is not null as deleted
       from notification n join account a on a.id = n.account_id
       where a.login_email_hash = $1 and n.kind = $2 order by n.sent desc`,
      [emailLookup(testSecrets, login), kind],
    )
  ).rows[0];

/**
 * Marks all as read except the newest of each of these kinds; of reminders, the newest first step. These are sent
 * anew, the first kind last, since which is newest otherwise depends on the day.
 */
const leaveUnread = async (login: string, kinds: readonly string[]) => {
  await portal.owner.query(
    `update notification n set (seen_at, read_at) = (
       select fresh, fresh from (select case when n.kind = any ($2) and n.id = (
         select x.id from notification x where x.account_id = n.account_id and x.kind = n.kind
           and coalesce(x.parameters ->> 'step', 'RAPPEL') = 'RAPPEL' order by x.sent desc, x.id limit 1
       ) then null else n.sent end as fresh) as times)
     from account a where a.id = n.account_id and a.login_email_hash = $1`,
    [emailLookup(testSecrets, login), kinds],
  );
  await portal.owner.query(
    `update notification n set sent = now() - array_position($2::text[], n.kind) * interval '1 second'
     from account a where a.id = n.account_id and a.login_email_hash = $1 and n.read_at is null`,
    [emailLookup(testSecrets, login), kinds],
  );
};

test("E08 every kind is told in words with amounts, dates and names, the newest first, with its PDF", async () => {
  await leaveUnread("camille@example.ch", ["InvoiceNew", "RefundNew", "InvoicePaid"]);
  await home("camille@example.ch");
  const told = page.waitForResponse(/operationName=Notifications(&|$)/);
  await bell().click();
  await cards().first().waitFor();
  expect(await bell().getAttribute("aria-label")).toMatch(/^Notifications, [3-9] non lues$/);
  const days = await cards()
    .locator("time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
  expect(days).toEqual(days.toSorted((one, other) => other.localeCompare(one)));
  await card("Nouvelle facture")
    .first()
    .getByText(/^CHF\s[\d']+\.\d\d à payer d’ici au \d\d\.\d\d\.\d{4}\./)
    .waitFor();
  await card("Nouvelle facture")
    .first()
    .getByText(/^(Prime .*\d{4}|Participation aux coûts)$/)
    .waitFor();
  await card("Une facture reste à payer")
    .first()
    .getByText(/^Il reste CHF.* à payer sur CHF/)
    .waitFor();
  await card("Paiement reçu")
    .first()
    .getByText(/^Nous avons reçu CHF/)
    .waitFor();
  await card("Nouveau décompte")
    .getByText(/pour (Camille|Noé|Mia) Rochat\.$/)
    .first()
    .waitFor();
  const { data } = (await (await told).json()) as { data: NotificationsQuery };
  for (const { messages } of data.notifications) {
    if (messages.__typename !== "CommunicationNew") continue;
    await card(messages.contentTitle).getByText(messages.contentBody).first().waitFor();
  }
  for (const title of ["Nouvelle attestation", "Nouvelle facture", "Nouveau décompte"]) {
    const link = card(title)
      .first()
      .getByRole("link", { name: /Ouvrir le PDF/ });
    const answer = await page.evaluate(
      async (address) => {
        const { status, headers } = await fetch(address);
        return [status, headers.get("content-type")];
      },
      (await link.getAttribute("href")) ?? "",
    );
    expect(answer).toEqual([200, "application/pdf"]);
  }
  expect(await card("Paiement reçu").first().getByRole("link").count()).toBe(0);
});

it("E08 a credit is told as a credit, and what the bank debits as nothing to do", async () => {
  const login = "urs@example.ch";
  const tell = (news: object) =>
    portal.owner.query(
      `insert into notification (id, account_id, kind, parameters)
       select gen_random_uuid(), a.id, 'InvoiceNew', $2 from account a where a.login_email_hash = $1`,
      [emailLookup(testSecrets, login), JSON.stringify({ kind: "InvoiceNew", ...news })],
    );
  const dueDate = "2026-12-10";
  await tell({ noInvoice: "7710001", amountDue: -41_20, dueDate, isDebited: true });
  await tell({ noInvoice: "7710002", amountDue: 412_35, dueDate, isDebited: true });
  await open(login);
  const credit = card("Nouvel avoir").first();
  await credit.getByText(/^Avoir de CHF\s41\.20\s: nous le déduisons/).waitFor();
  expect(await credit.innerText()).not.toMatch(/à payer|-41/);
  await card("Nouvelle facture")
    .getByText(/^Vous n’avez rien à faire\s: CHF\s412\.35 seront débités.*le 10\.12\.2026\./)
    .first()
    .waitFor();
});

test("E08 news of a kind that the server or this page does not know yet are told as news, beside the others", async () => {
  const login = "urs@example.ch";
  const tell = (news: { kind: string; paymentDate?: string; amount?: number }) =>
    portal.owner.query(
      `insert into notification (id, account_id, kind, parameters)
       select gen_random_uuid(), a.id, $2, $3 from account a where a.login_email_hash = $1`,
      [emailLookup(testSecrets, login), news.kind, JSON.stringify(news)],
    );
  await tell({ kind: "PremiumNew" });
  await tell({ kind: "InvoicePaid", paymentDate: "2026-11-02", amount: 12_300 });
  await home(login);
  // A newer server answers an older page with a kind that the page does not know.
  await page.route(/operationName=Notifications(&|$)/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: NotificationsQuery };
    const [first, ...others] = answer.data.notifications;
    const messages = { __typename: "TariffNew", idDms: null };
    const newer = { ...first, id: "00000000-0000-4000-8000-000000000001", type: "TariffNew" };
    const notifications = [{ ...newer, messages }, first, ...others];
    await route.fulfill({ response, json: { data: { notifications } } });
  });
  await bell().click();
  await card("Paiement reçu")
    .first()
    .getByText(/^Nous avons reçu CHF/)
    .waitFor();
  expect(await card("Du nouveau pour vous").count()).toBe(2);
  await card("Du nouveau pour vous")
    .getByText("Rechargez la page pour voir de quoi il s’agit.")
    .first()
    .waitFor();
});

test("E09 pointing at a card, or reaching it by keyboard, marks it as seen, and closing marks all", async () => {
  await leaveUnread("giulia@example.ch", ["InvoiceNew", "InvoiceReminder", "RefundNew"]);
  await home("giulia@example.ch");
  await page.evaluate(() => {
    document.cookie = "cookie_settings=analytics=1&marketing=0; path=/";
    const read: unknown[] = [];
    Object.assign(window, { read });
    addEventListener("portal:analytics", (event) => void read.push((event as CustomEvent).detail));
  });
  await bell().focus();
  await page.keyboard.press("Enter");
  await cards().first().waitFor();
  expect([await isNew("Nouvelle facture"), await isNew("Une facture reste à payer")]).toEqual([
    1, 1,
  ]);

  await card("Une facture reste à payer").first().hover();
  await expect.poll(() => isNew("Une facture reste à payer")).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, "read"))).toContainEqual({
    name: "notification_read",
    type: "InvoiceReminder",
  });
  await page.mouse.move(5, 5);

  const reached = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  for (
    let step = 0;
    step < 40 && !(await reached())?.startsWith("Supprimer\u00a0: Nouvelle facture");
    step++
  ) {
    await page.keyboard.press("Tab");
  }
  await expect.poll(() => isNew("Nouvelle facture")).toBe(0);
  await expect.poll(() => kept("giulia@example.ch", "InvoiceNew")).toMatchObject({ seen: true });
  expect(await kept("giulia@example.ch", "RefundNew")).toMatchObject({ seen: false });

  await page.keyboard.press("Escape");
  await drawer().waitFor({ state: "hidden" });
  await expect.poll(() => kept("giulia@example.ch", "RefundNew")).toMatchObject({ seen: true });
  expect(await bell().getAttribute("aria-label"), "seen is not read").toBe(
    "Notifications, 3 non lues",
  );
  expect(await kept("giulia@example.ch", "RefundNew")).toMatchObject({ read: false });
  expect(await bell().evaluate((element) => element === document.activeElement)).toBe(true);
});

it("E09 a dismissed one is gone and seen, and comes back while undo is offered", async () => {
  page = await portal.visitAs("urs@example.ch");
  await renderInBrowser(page);
  const stream = page.waitForResponse(/notifications\/stream/);
  await page.goto("/");
  await bell().click();
  await cards().first().waitFor();
  await stream;
  const all = await cards().count();
  await card("Nouveau décompte")
    .first()
    .getByRole("button", { name: "Supprimer : Nouveau décompte" })
    .focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => cards().count()).toBe(all - 1);
  await expect
    .poll(() => kept("urs@example.ch", "RefundNew"))
    .toEqual({ seen: true, read: true, deleted: true });
  const undo = drawer().getByRole("button", { name: "Annuler" });
  expect(await undo.evaluate((element) => element === document.activeElement)).toBe(true);
  // A notification refetches the list: the request leaves before the undo, and its answer arrives after it.
  const arrival = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const list = /operationName=Notifications(&|$)/;
  await page.route(
    list,
    async (route) => {
      const response = await route.fetch();
      left.resolve();
      await arrival.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await portal.owner.query(
    "select pg_notify('portal_news', id::text) from account where login_email_hash = $1",
    [emailLookup(testSecrets, "urs@example.ch")],
  );
  await left.promise;
  await page.keyboard.press("Enter");
  const arrived = page.waitForResponse(list);
  arrival.resolve();
  await arrived;
  await expect.poll(() => cards().count()).toBe(all);
  await expect
    .poll(() => kept("urs@example.ch", "RefundNew"))
    .toEqual({ seen: true, read: true, deleted: false });
  expect(await page.evaluate(() => document.activeElement?.closest("li")?.textContent)).toContain(
    "Nouveau décompte",
  );

  const changes = /operationName=UpdateNotificationStatus/;
  await page.route(changes, (route) => route.fulfill({ status: 500, json: {} }));
  await card("Nouveau décompte")
    .first()
    .getByRole("button", { name: /Supprimer/ })
    .click();
  await page.getByRole("dialog", { name: "Erreur" }).waitFor();
  await page.keyboard.press("Escape");
  await expect
    .poll(() => cards().count(), { message: "what was not kept is shown again" })
    .toBe(all);
  await page.unroute(changes);

  const payments = await card("Paiement reçu").count();
  await page.clock.install();
  await card("Paiement reçu")
    .first()
    .getByRole("button", { name: /Supprimer/ })
    .click();
  await undo.hover();
  await page.clock.runFor(20_000);
  expect(await undo.count(), "it waits while somebody points at it").toBe(1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(5_100);
  await undo.waitFor({ state: "detached" });
  await expect.poll(() => kept("urs@example.ch", "InvoicePaid")).toMatchObject({ deleted: true });
  await page.reload();
  await bell().click();
  await cards().first().waitFor();
  expect(await card("Paiement reçu").count()).toBe(payments - 1);
});

it("E09 all are marked as read at once, and an empty or failed list says so", async () => {
  await open("oliver@example.ch");
  await drawer().getByRole("button", { name: "Tout marquer comme lu" }).click();
  await drawer().getByRole("button", { name: "Tout est lu" }).waitFor();
  expect(await cards().getByText("Nouveau", { exact: true }).count()).toBe(0);
  await expect
    .poll(() => kept("oliver@example.ch", "InvoiceNew"))
    .toMatchObject({ seen: true, read: true });
  expect(await bell().getAttribute("aria-label")).toBe("Notifications");

  // The event stream would refetch the list.
  await renderInBrowser(page);
  await page.route(/notifications\/stream/, () => {});
  await page.route(/operationName=Notifications/, (route) => route.abort());
  await page.reload();
  await bell().click();
  await drawer().getByText("Vos notifications ne peuvent pas être affichées").waitFor();
  await page.unroute(/operationName=Notifications/);
  await page.route(/operationName=Notifications/, (route) =>
    route.fulfill({ json: { data: { notifications: [] } } }),
  );
  await drawer().getByRole("button", { name: "Réessayer" }).click();
  await drawer().getByText("Rien de nouveau").waitFor();
});

test("E09 a list that leaves the server before an act does not undo it", async () => {
  await leaveUnread("giulia@example.ch", ["InvoiceNew"]);
  page = await portal.visitAs("giulia@example.ch");
  await renderInBrowser(page);
  const stream = page.waitForResponse(/notifications\/stream/);
  await page.goto("/");
  await bell().click();
  await cards().first().waitFor();
  await stream;
  const act = Promise.withResolvers<void>();
  await page.route(/operationName=UpdateNotificationStatus/, async (route) => {
    await act.promise;
    await route.continue();
  });
  await card("Nouvelle facture").first().hover();
  await expect.poll(() => isNew("Nouvelle facture")).toBe(0);
  const list = page.waitForResponse(/operationName=Notifications(&|$)/);
  await portal.owner.query(
    "select pg_notify('portal_news', id::text) from account where login_email_hash = $1",
    [emailLookup(testSecrets, "giulia@example.ch")],
  );
  await list;
  await expect
    .poll(() => isNew("Nouvelle facture"), { message: "it did not know of the act" })
    .toBe(1);
  act.resolve();
  await expect.poll(() => isNew("Nouvelle facture")).toBe(0);
  await card("Nouvelle facture").first().getByRole("button", { name: "Marquer comme lu" }).click();
  // The count is fetched in parallel with the list, and may arrive after it.
  await expect.poll(() => bell().getAttribute("aria-label")).toBe("Notifications");
});

test("E08 E09 news of something owed name the invoice, say how far it has come and lead to its payment, which reads them", async () => {
  const login = "camille@example.ch";
  await leaveUnread(login, []);
  const { rows } = await portal.owner.query<{ no: string }>(
    `select i.no from invoice i join account a on a.id = i.account_id
     where a.login_email_hash = $1 and i.status = 'ENCOURS' and i.total_amount > i.paid order by i.deadline limit 1`,
    [emailLookup(testSecrets, login)],
  );
  const no = rows[0]?.no ?? "";
  const news = { noInvoice: no, documentDate: "2026-11-17", dueDate: "2026-12-10" };
  const amounts = { amountDue: 112_265, remainingAmount: 112_265 };
  await portal.owner.query(
    `insert into notification (id, account_id, kind, parameters)
     select gen_random_uuid(), a.id, 'InvoiceReminder', $2 from account a where a.login_email_hash = $1`,
    [emailLookup(testSecrets, login), { kind: "InvoiceReminder", ...news, ...amounts }],
  );
  await open(login);
  const reminder = card("Une facture reste à payer").first();
  await reminder.getByText(/^Prime \p{L}+ \d{4}$/u).waitFor();
  await reminder.getByText("Rappel", { exact: true }).waitFor();
  expect(await reminder.innerText()).not.toContain(no);
  expect(await bell().getAttribute("aria-label")).toBe("Notifications, 1 non lue");
  await pay("Une facture reste à payer").click();
  await page.getByRole("dialog", { name: /^Payer\s: Prime/ }).waitFor();
  expect(page.url()).toContain(`/invoices?pay=${no}`);
  await expect.poll(() => bell().getAttribute("aria-label")).toBe("Notifications");
  await expect.poll(() => kept(login, "InvoiceReminder")).toMatchObject({ read: true });
});

/** A notification of the insurer to Sofia. */
const tell = (kind: string, parameters: object) =>
  portal.owner.query(
    `with told as (
       insert into notification (id, account_id, kind, parameters)
       select gen_random_uuid(), id, $2, $3 from account where login_email_hash = $1 returning account_id
     ) select pg_notify('portal_news', account_id::text) from told`,
    [emailLookup(testSecrets, "sofia@example.ch"), kind, JSON.stringify({ kind, ...parameters })],
  );

it("E08 a new page asks for nothing twice, and misses nothing that comes while it is being opened", async () => {
  page = await portal.visitAs("sofia@example.ch");
  const asked: string[] = [];
  await renderInBrowser(page);
  page.on("request", (request) => void asked.push(request.url()));
  await page.goto("/");
  await page.waitForResponse(/notifications\/stream/);
  const times = (name: string) =>
    asked.filter((url) => url.endsWith(`operationName=${name}`)).length;
  // A notification causes one request: a second one would have no reason.
  await tell("InvoicePaid", { paymentDate: "2026-11-01", amount: 100_00 });
  await expect.poll(() => times("UnreadNotifications")).toBeGreaterThan(0);
  await page.waitForFunction(() => document.readyState === "complete");
  expect(times("UnreadNotifications")).toBe(1);
  expect(times("Home"), "by the page itself, or by the server that rendered it").toBeLessThan(2);

  const opens = Promise.withResolvers<void>();
  await page.route(/notifications\/stream/, async (route) => {
    await opens.promise;
    await route.continue();
  });
  const stream = page.waitForRequest(/notifications\/stream/);
  await page.reload();
  await stream;
  const before = await bell().getAttribute("aria-label");
  await tell("InvoicePaid", { paymentDate: "2026-11-03", amount: 200_00 });
  opens.resolve();
  await expect.poll(() => bell().getAttribute("aria-label")).not.toBe(before);
});

test("E08 a new one appears without reloading, also in an open drawer, and is announced", async () => {
  page = await portal.visitAs("sofia@example.ch");
  await renderInBrowser(page);
  const stream = page.waitForResponse(/notifications\/stream/);
  await page.goto("/");
  expect((await stream).status()).toBe(200);
  const unread = async () => Number(/\d+/.exec((await bell().getAttribute("aria-label")) ?? ""));
  const before = await unread();
  await tell("InvoicePaid", { paymentDate: "2026-11-02", amount: 118_460 });
  await expect.poll(unread).toBe(before + 1);
  await page
    .getByRole("status")
    .filter({ hasText: "1 nouvelle notification" })
    .waitFor({ state: "attached" });
  await bell().click();
  await card("Nous avons reçu CHF 1'184.60 le 02.11.2026.").first().waitFor();
  const days = { documentDate: "2026-11-02", dueDate: "2026-11-20" };
  const amounts = { amountDue: 120_000, remainingAmount: 70_000 };
  await tell("InvoiceReminder", { noInvoice: "78", ...days, ...amounts });
  await card("Il reste CHF 700.00 à payer sur CHF 1'200.00, d’ici au 20.11.2026.")
    .first()
    .waitFor();
  await tell("InvoiceNew", { noInvoice: "77", amountDue: 5_000, dueDate: "2026-12-01" });
  await cards()
    .filter({ hasText: /50\.00 à payer d’ici au 01\.12\.2026/ })
    .first()
    .waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => kept("sofia@example.ch", "InvoiceNew")).toMatchObject({ seen: true });
});

it("E08 a refused stream is replaced by asking; who may not listen does not ask again", async () => {
  page = await portal.visitAs("sofia@example.ch");
  await page.goto("/");
  await bell().click();
  await cards().first().waitFor();
  await drawer().getByRole("button", { name: "Tout marquer comme lu" }).click();
  await drawer().getByRole("button", { name: "Tout est lu" }).waitFor();
  await page.keyboard.press("Escape");
  await renderInBrowser(page);
  await page.route(/notifications\/stream/, (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await bell().waitFor();
  await expect.poll(() => bell().getAttribute("aria-label")).toBe("Notifications");
  await tell("InvoicePaid", { paymentDate: "2026-11-03", amount: 100 });
  await expect.poll(() => bell().getAttribute("aria-label")).toBe("Notifications, 1 non lue");

  let refusals = 0;
  await page.unroute(/notifications\/stream/);
  await page.route(/notifications\/stream/, (route) => {
    refusals++;
    return route.fulfill({ status: 403, json: {} });
  });
  await page.reload();
  await expect.poll(() => refusals).toBe(1);
  await bell().click();
  await cards().first().waitFor();
  expect(refusals, "who may not listen does not ask again").toBe(1);
});
