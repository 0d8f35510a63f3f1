import { moveDay } from "@portal/model/calendar/calendar.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type { PortalUnderTest } from "./harness/portal.ts";

/** The open invoices of a household, the oldest first. */
export const openInvoicesOf = async (portal: PortalUnderTest, insuredNumber: number) =>
  (
    await portal.owner.query<{
      no: string;
      status: string;
      total: number;
      fees: number;
      due: number;
      bvr: string;
      adhesion: string;
      deadline: string;
      issued: string;
    }>(
      `select i.no, i.status, i.total_amount as total, i.fees, i.total_amount + i.fees - i.paid as due,
         i.bvr_number as bvr, i.adhesion_number as adhesion, to_char(i.deadline, 'YYYY-MM-DD') as deadline,
         to_char(i.invoice_date, 'YYYY') as issued
       from invoice i join account a on a.id = i.account_id where a.insured_number = $1 and i.total_amount > 0
       and i.status in ('ENCOURS', 'RAPPEL', 'SOMMATION', 'POURSUITE') order by i.invoice_date, i.no`,
      [insuredNumber],
    )
  ).rows;

export const inDays = (days: number) => moveDay(todayInZurich(new Date()), { days });

/** Requests of an earlier attempt may be repeated. */
export async function forgetRequestsIn(portal: PortalUnderTest): Promise<void> {
  await portal.owner.query("update interaction set business_key = null, once = false");
  await portal.owner.query("delete from draft");
}

/** The household has an invoice that is nine days late and one that is due in six, both without a joker. */
export async function oneLateOneDue(portal: PortalUnderTest, insuredNumber: number) {
  await forgetRequestsIn(portal);
  const [late, next] = await openInvoicesOf(portal, insuredNumber);
  await portal.owner.query(
    `update invoice i set joker_played_on = null, joker_deadline = null, payment_announced_on = null,
       deadline = case no when $2 then $3 when $4 then $5 else deadline end
     from account a where a.id = i.account_id and a.insured_number = $1`,
    [insuredNumber, late?.no, inDays(-9), next?.no, inDays(6)],
  );
  return [late, next] as const;
}
