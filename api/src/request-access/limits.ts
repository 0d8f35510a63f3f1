import { Problem } from "@portal/model/portal/problems.ts";
import type { Context } from "../core/context.ts";

/** Enough for a household or an office behind one IP address, too few for guessing numbers. */
const REQUESTS_OF_ADDRESS = 20;
const WINDOW_SECONDS = 3600;

/** Counts a request across all nodes, whether or not the person is known, so that the limit reveals nothing. */
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
