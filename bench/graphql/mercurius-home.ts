import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { followInstalments, instalmentsOf } from "@portal/model/invoices/arrangement.ts";
import { subjectOf } from "@portal/model/invoices/invoice.ts";
import { overdueSince } from "@portal/model/invoices/standing.ts";

/** The further parts of the homepage's document, written as efficiently as an experienced team would. */
type Overdue = Parameters<typeof overdueSince>[0];
type Row = Record<string, unknown>;
type Query = (name: string, text: string, values: unknown[]) => Promise<Row[]>;
interface Asking {
  accountId: string;
}
interface Period {
  from: string;
  to: string;
  first: number;
}

export const homeSchema = `
  scalar Date
  extend type Query {
    warningMessage: WarningMessage!
    invoicesToPay(from: Date!, first: Int): [Invoice!]!
    openInvoices: OpenInvoices!
    interactions(from: Date!, to: Date!, first: Int): [Interaction!]!
    marketingCampaigns: [Campaign!]!
    healthCards: [HealthCard!]!
    offers: [Offer!]!
  }
  type WarningMessage { message: String }
  type OpenInvoices { count: Int! overdueCount: Int! overdueAmount: Float! }
  type Invoice {
    id: ID! type: String! law: String! holder: String! totalAmount: Float! toBePaid: Float! status: String! deadline: String!
    periodFrom: String! periodTo: String! invoiceDate: String! paymentMode: String! instalments: [Instalment!]!
    arrangement: Arrangement! subject: String! overdueSince: String debitReturned: Boolean! restCarried: Boolean!
    paymentAwaitedUntil: String
  }
  type Instalment { date: String! amount: Float! status: String! }
  type Arrangement { actif: Boolean! }
  type Interaction {
    id: ID! type: String! requestDate: String! status: [String!]! statusDate: String! concernedInsured: Concerned
  }
  type Concerned { fullname: String! }
  type Campaign { id: ID! imageURL: String! link: String! analytics: String! title: String }
  type HealthCard { id: ID! kind: String! title: String! text: String! button: String! link: String }
  type Offer {
    id: ID! title: String! discountTitle: String! discountSubtitle: String! endDate: String thumbnail: String!
    buttonLink: String! partner: Partner!
  }
  type Partner { name: String! }
`;

const WARNING = `select texts ->> 'fr' as message from warning_message where ends_at is null or ends_at > now()`;
const INVOICES = `select no as id, type, law, holder, total_amount, fees, paid, status, deadline,
  period_from as "periodFrom", period_to as "periodTo", invoice_date as "invoiceDate", payment_mode as "paymentMode",
  first_instalment_on, instalments as count, arranged, arrangement_ended_on, lines,
  joker_played_on as "jokerPlayedOn", rest_carried_on is not null as "restCarried",
  (select coalesce(json_agg(json_build_object('way', p.way, 'dueOn', p.due_on)), '[]') from invoice_payment p
    where p.invoice_no = no) as payments,
  (select coalesce(json_agg(json_build_object('dueOn', r.due_on)), '[]') from invoice_reminder r
    where r.invoice_no = no) as reminders
  from invoice where account_id = $1 and status in ('ENCOURS', 'RAPPEL', 'SOMMATION', 'POURSUITE')
  and total_amount > 0 and invoice_date >= $2 order by deadline, no limit $3`;
const INTERACTIONS = `select i.id, i.type, (i.created_at at time zone 'Europe/Zurich')::date as "requestDate",
  p.firstname || ' ' || p.lastname as fullname,
  (select json_agg(json_build_object('status', s.status, 'date', (s.at at time zone 'Europe/Zurich')::date)
    order by s.position) from interaction_status s where s.interaction_id = i.id) as steps
  from interaction i left join insured p on p.insured_number = i.insured_number
  where i.account_id = $1 and i.parent_id is null
  and i.created_at >= ($2::date)::timestamp at time zone 'Europe/Zurich'
  and i.created_at < ($3::date + 1)::timestamp at time zone 'Europe/Zurich'
  order by i.created_at desc, i.id limit $4`;
const CAMPAIGNS = `select id, image_url ->> 'fr' as "imageURL", link ->> 'fr' as link, analytics,
  titles ->> 'fr' as title from campaign
  where published_at <= now() and (ends_at is null or ends_at > now()) order by published_at desc, id limit 10`;
const CARDS = `select id, kind, texts #>> '{fr,title}' as title, texts #>> '{fr,text}' as text,
  texts #>> '{fr,button}' as button, link ->> 'fr' as link from health_card
  where flag is null or exists (select from feature_flag f where f.id = flag and f.value) order by position, id`;
const OFFERS = `select id, texts #>> '{fr,title}' as title, texts #>> '{fr,discountTitle}' as "discountTitle",
  texts #>> '{fr,discountSubtitle}' as "discountSubtitle", end_date as "endDate", thumbnail,
  button_link ->> 'fr' as "buttonLink", partner from offer
  where start_date <= current_date and (end_date is null or end_date >= current_date) order by position, id`;

const OPEN = `select count(*)::int as count,
  (count(*) filter (where overdue))::int as "overdueCount",
  (coalesce(sum(total_amount + fees - paid) filter (where overdue), 0))::float / 100 as "overdueAmount"
  from (select *, status in ('RAPPEL', 'SOMMATION', 'POURSUITE') or deadline < current_date as overdue from invoice
    where account_id = $1 and status in ('ENCOURS', 'RAPPEL', 'SOMMATION', 'POURSUITE') and total_amount > 0) open`;

export function homeResolvers(query: Query) {
  return {
    warningMessage: async () => (await query("warning", WARNING, []))[0] ?? { message: null },
    invoicesToPay: async (_: unknown, { from, first }: Period, { accountId }: Asking) =>
      (await query("invoices", INVOICES, [accountId, from, first])).map(invoiceIn),
    openInvoices: async (_: unknown, _none: unknown, { accountId }: Asking) =>
      (await query("open", OPEN, [accountId]))[0],
    interactions: async (_: unknown, { from, to, first }: Period, { accountId }: Asking) =>
      (await query("interactions", INTERACTIONS, [accountId, from, to, first])).map(interactionIn),
    marketingCampaigns: () => query("campaigns", CAMPAIGNS, []),
    healthCards: () => query("cards", CARDS, []),
    offers: () => query("offers", OFFERS, []),
  };
}

function invoiceIn(row: Row) {
  const [total, fees, paid] = [row["total_amount"], row["fees"], row["paid"]].map(Number);
  const toBePaid = Math.max(0, (total ?? 0) + (fees ?? 0) - (paid ?? 0));
  const { first_instalment_on: begins, arranged } = row;
  const plan =
    typeof begins === "string" && typeof arranged === "number"
      ? instalmentsOf(arranged, begins, Number(row["count"]))
      : [];
  const today = todayInZurich(new Date());
  const workingDay = (day: string) => day;
  const rules = { today, workingDay, tolerance: 0 };
  const instalments = followInstalments(plan, Number(arranged) - toBePaid, rules);
  const hasArrangement = begins !== null && row["arrangement_ended_on"] === null;
  const debitReturned = (row["payments"] as { way: string }[]).some(({ way }) => way === "RETURN");
  const known = { ...row, toBePaid, instalments, hasArrangement, debitReturned };
  return {
    ...row,
    totalAmount: (total ?? 0) / 100,
    toBePaid: toBePaid / 100,
    instalments: instalments.map(({ amount, ...one }) => ({ ...one, amount: amount / 100 })),
    arrangement: { actif: hasArrangement },
    paymentAwaitedUntil: null,
    subject: subjectOf({ ...row, carrier: { law: row["law"] } } as Parameters<typeof subjectOf>[0]),
    overdueSince: overdueSince(known as unknown as Overdue, today, workingDay) ?? null,
    debitReturned,
  };
}

function interactionIn({ steps, fullname, ...row }: Row) {
  const known = (steps ?? []) as { status: string; date: string }[];
  return {
    ...row,
    status: known.map(({ status }) => status),
    statusDate: known.at(-1)?.date ?? row["requestDate"],
    concernedInsured: fullname === null ? null : { fullname },
  };
}
