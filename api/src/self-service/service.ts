import { Problem } from "@portal/model/portal/problems.ts";
import type { Context } from "../core/context.ts";

/** The service is closed to all visitors while its flag is off. */
export async function requireService({ visitors }: Pick<Context, "visitors">): Promise<void> {
  const { rowCount } = await visitors.pool.query(
    "select from feature_flag where id = 'SELF_SERVICE_INSURANCE_CARD' and value",
  );
  if (rowCount === 0) throw new Problem("LOCKED", { closed: true });
}
