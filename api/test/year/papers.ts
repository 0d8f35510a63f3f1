import { formatAmount } from "@portal/model/money.ts";
import { sql as raw } from "kysely";
import { expect } from "vitest";
import { openPdf } from "../pdf.ts";
import { db } from "../portal.ts";
import { chanceOf, type Household, ownerOf } from "./households.ts";

/** The documents issued so far: a digest of the stored content of each, and the bytes of some. */
export interface IssuedPapers {
  kept: Map<string, string>;
  drawn: Map<string, { household: Household; bytes: Buffer }>;
}

export const noPapers = (): IssuedPapers => ({ kept: new Map(), drawn: new Map() });

const MOST_DRAWN = 12;

/** No issued document has changed; new ones are recorded. */
export async function expectPapersUnchanged(
  issued: IssuedPapers,
  households: readonly Household[],
  today: string,
): Promise<void> {
  const { rows } = await raw<{ iddms: string; digest: string }>`select iddms,
    md5((to_jsonb(document) - 'seen_at' - 'seen')::text) as digest from document`.execute(db);
  const now = new Map(rows.map(({ iddms, digest }) => [iddms, digest]));
  const changed = [...issued.kept].filter(([iddms, digest]) => now.get(iddms) !== digest);
  expect(changed, `papers on ${today}`).toEqual([]);
  issued.kept = now;
  for (const [iddms, { household, bytes }] of issued.drawn) {
    const same = (await open(household, iddms)).equals(bytes);
    expect(same, `${iddms} on ${today}`).toBe(true);
  }
  if (issued.drawn.size < MOST_DRAWN) await drawSome(issued, households, today);
}

async function open(household: Household, iddms: string): Promise<Buffer> {
  const who = await ownerOf(household);
  const answer = await who.get(`/api/v1/documents/${iddms}/binary/${iddms}.pdf`);
  expect(answer.status, iddms).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

/** The newest document of each kind about money of one household. */
async function drawSome(issued: IssuedPapers, households: readonly Household[], today: string) {
  const household = households[chanceOf("papers", today).between(0, households.length - 1)];
  if (!household) return;
  const { rows } = await raw<{ iddms: string }>`select distinct on (code) iddms from document
    where account_id = ${household.accountId} and date <= ${today}::date
      and code in ('INVOICE', 'REMINDER', 'ACCOUNT_STATEMENT', 'CARE_STATEMENT')
    order by code, date desc, iddms`.execute(db);
  for (const { iddms } of rows) {
    issued.drawn.set(iddms, { household, bytes: await open(household, iddms) });
  }
}

/** The newest invoice on paper shows the billed amount less the credit that was offset when it was issued. */
export async function expectPapersToSay(household: Household): Promise<void> {
  const { rows } = await raw<{
    iddms: string;
    due: number;
  }>`select iddms, total_amount - coalesce((select sum(amount)
      from invoice_payment where invoice_no = no and way = 'CREDIT' and paid_on = invoice_date), 0)::int as due
    from invoice where account_id = ${household.accountId} and iddms is not null
    order by invoice_date desc, no limit 1`.execute(db);
  for (const { iddms, due } of rows) {
    const { text } = await openPdf(await open(household, iddms));
    expect(text, iddms).toContain(formatAmount(due));
  }
}
