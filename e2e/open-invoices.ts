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
