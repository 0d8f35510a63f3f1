import { SIGN_IN_HOURS, type SignInRefusals } from "@portal/model/desk/watch.ts";
import { sql as raw } from "kysely";
import type { DeskCall } from "../call.ts";
import { readFigures } from "./read-figures.ts";

interface HourRow {
  from: Date;
  customers: number;
  staff: number;
}

/** The refused sign-ins of each of the last hours: wrong passwords and wrong codes. */
export function countSignInRefusals(call: DeskCall): Promise<SignInRefusals["hours"]> {
  return readFigures(call, "Desk.signInRefusals", async ({ db }) => {
    const { rows } = await raw<HourRow>`
      select h.hour as "from",
        coalesce(sum(r.count) filter (where not r.of_staff), 0)::int as customers,
        coalesce(sum(r.count) filter (where r.of_staff), 0)::int as staff
      from generate_series(date_trunc('hour', now()) - make_interval(hours => ${SIGN_IN_HOURS - 1}::int),
          date_trunc('hour', now()), interval '1 hour') as h (hour)
        left join sign_in_refusal r on r.hour = h.hour
      group by h.hour order by h.hour`.execute(db);
    return rows.map(({ from, ...counts }) => ({ from: from.toISOString(), ...counts }));
  });
}
