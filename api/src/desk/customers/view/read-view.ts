import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { moveDay } from "@portal/model/calendar/calendar.ts";
import { CustomerView } from "@portal/model/desk/customer-view.ts";
import { knownLanguage } from "@portal/model/portal/languages.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { execute, parse } from "graphql";
import type { Context } from "../../../core/context.ts";
import { type DeskCall, deskRead } from "../../call.ts";
import { asCustomer } from "./view-context.ts";

/** The pages of the view, each a query of the portal. None of them reads how the customer signs in. */
const pages = {
  insureds: "{ insureds { insuredNumber fullname } }",
  contracts: `{ contracts { insuredNumber monthlyAmount healthBasic { product { value } }
    supplementals { product { value } } estate { product { value } } } }`,
  invoices: `query ($from: Date!, $to: Date!) { invoices(from: $from, to: $to) {
    invoices { id holder invoiceDate deadline status toBePaid } } }`,
  reimbursements: `query ($from: Date!, $to: Date!) { reimbursements(from: $from, to: $to) {
    id date insured { firstname lastname } statements { careProvider } toBePaidToYou } }`,
  documents: `query ($from: Date!, $to: Date!) { documents(from: $from, to: $to) {
    iddms date description seen } }`,
  interactions: `query ($from: Date!, $to: Date!) { interactions(from: $from, to: $to) {
    id type requestDate status } }`,
  conversations: "{ conversations(first: 50) { id subject lastAt unread } }",
} as const;
type PageName = keyof typeof pages;

const documents = new Map(Object.entries(pages).map(([name, text]) => [name, parse(text)]));
const pageNames = Object.keys(pages).filter((name): name is PageName => name in pages);

/** What the customer reads that was opened, besides the people: each is a line of their access history. */
const looks = ["contracts", "invoices", "reimbursements", "documents", "requests"];

/** How far back the lists of the view go. */
const MONTHS = 24;

/** What an open customer sees in the portal, in their language. The look is noted before anything is shown. */
export async function readView(call: DeskCall, insuredNumber: number): Promise<CustomerView> {
  const viewed = await deskRead(
    call,
    { what: "Desk.view insureds", insuredNumber },
    async ({ db, note }, accountId) => {
      if (accountId === null) throw new Problem("CONFLICT", { errorCodes: ["noAccount"] });
      const account = await db
        .selectFrom("account")
        .select(["displayName", "language", "lockedAt"])
        .where("id", "=", accountId)
        .executeTakeFirstOrThrow();
      if (account.lockedAt !== null) throw new Problem("CONFLICT", { errorCodes: ["notInUse"] });
      for (const subject of looks)
        await note({ action: "read", subject: `Desk.view ${subject}`, accountId });
      const language = knownLanguage(account.language);
      return { accountId, language, name: account.displayName };
    },
  );
  return asCustomer(call, viewed, async (ctx) => {
    const to = todayInZurich(ctx.clock.now());
    const from = moveDay(to, { months: -MONTHS });
    const shown: Record<string, unknown> = { language: viewed.language, name: viewed.name };
    for (const name of pageNames) shown[name] = await pageOf(call, ctx, name, { from, to });
    return CustomerView.parse(shown);
  });
}

/** The rows of a page; null for a page that the customer is refused. */
async function pageOf(
  { view }: DeskCall,
  contextValue: Context,
  name: PageName,
  variableValues: { from: string; to: string },
): Promise<unknown> {
  const document = documents.get(name);
  if (!document) throw new Error(`The view has no page ${name}.`);
  const { data, errors } = await execute({
    schema: view.schema,
    document,
    contextValue,
    variableValues,
  });
  const [error] = errors ?? [];
  if (error) {
    const { originalError } = error;
    if (originalError instanceof Problem && originalError.code === "FORBIDDEN") return null;
    throw originalError ?? error;
  }
  const rows: unknown = data?.[name];
  return name === "invoices" ? rowsIn(rows) : rows;
}

/** The list of invoices comes with its numbers of rows. */
function rowsIn(list: unknown): unknown {
  return typeof list === "object" && list !== null && "invoices" in list ? list.invoices : [];
}
