import { moveDay } from "@portal/model/calendar/calendar.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { instalmentsOf } from "@portal/model/invoices/arrangement.ts";
import { emailLookup } from "../api/src/core/secrets/secrets.ts";
import { testSecrets } from "../api/test/database.ts";
import type { PortalUnderTest } from "./harness/portal.ts";

/** A few days late: the office still waits for it. */
const firstDaysAgo = 35;

/**
 * The customer pays the newest premium by three instalments: the first arrived, the second is late. The plan still
 * runs, or has ended and the rest is due. No other invoice is open. Amounts in rappen.
 */
export async function putOnPlan(
  { owner }: PortalUnderTest,
  login: string,
  course: "running" | "ended",
) {
  const hash = emailLookup(testSecrets, login);
  const { rows } = await owner.query<{ no: string; total: number; account: string; year: string }>(
    `select i.no, i.total_amount as total, a.id as account, to_char(i.invoice_date, 'YYYY') as year
     from invoice i join account a on a.id = i.account_id
     where a.login_email_hash = $1 and i.type = 'PREMIUM' and i.total_amount > 0
     order by i.invoice_date desc, i.no limit 1`,
    [hash],
  );
  const [found] = rows;
  if (!found) throw new Error(`${login} has no premiums`);
  const { no, total, account, year } = found;
  const today = todayInZurich(new Date());
  const first = moveDay(today, { days: -firstDaysAgo });
  const parts = instalmentsOf(total, first, 3);
  const [paid = 0, late = 0, last = 0] = parts.map(({ amount }) => amount);
  const endedOn = course === "ended" ? moveDay(today, { days: -2 }) : null;
  const deadline = endedOn ? moveDay(today, { days: 18 }) : (parts[1]?.date ?? today);
  await owner.query(
    `update invoice set status = 'REGLEE' where account_id = $1 and no <> $2
     and status in ('ENCOURS', 'RAPPEL', 'SOMMATION', 'POURSUITE')`,
    [account, no],
  );
  await owner.query("delete from invoice_payment where invoice_no = $1", [no]);
  await owner.query("insert into invoice_payment values ($1, 0, $2, $3, $4, true)", [
    no,
    account,
    first,
    paid,
  ]);
  await owner.query(
    `update invoice set status = 'ENCOURS', payment_mode = 'BVR', fees = 0, paid = $2, arranged = total_amount,
     first_instalment_on = $3, instalments = 3, arrangement_ended_on = $4, deadline = $5 where no = $1`,
    [no, paid, first, endedOn, deadline],
  );
  return { no, total, parts, late, rest: late + last, deadline, endedOn, year };
}
