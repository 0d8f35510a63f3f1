import { Problem } from "@portal/model/portal/problems.ts";
import type { Context } from "../core/context.ts";

/** A household behind one address, a nurse's desk: more than they need, less than somebody who tries numbers. */
const REQUESTS_OF_ADDRESS = 20;
const WINDOW_SECONDS = 3600;

/** Counts a request for all nodes together. It is counted for everybody alike, so the limit tells nothing. */
export async function countRequest(
  { visitors, secrets }: Pick<Context, "visitors" | "secrets">,
  address: string | undefined,
): Promise<void> {
  if (address === undefined) return;
  const key = secrets.lookup("access address", address).toString("base64url");
  const { rows } = await visitors.pool.query<{ hits: number[] }>(
    "select count_visits(array[$1], array[$2::interval]) as hits",
    [`access:${key}`, `${WINDOW_SECONDS} seconds`],
  );
  if ((rows[0]?.hits[0] ?? Infinity) > REQUESTS_OF_ADDRESS)
    throw new Problem("TOO_MANY_REQUESTS", { retryAfter: WINDOW_SECONDS });
}
