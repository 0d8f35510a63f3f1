import type { QrParty } from "@portal/model/invoices/qr-bill.ts";
import type { Context } from "../core/context.ts";
import { letterAddresses } from "../core/papers/people.ts";

/** Who pays, as a slip names them: where their letters went on a day. */
export async function debtorOn(
  ctx: Pick<Context, "read">,
  date: string,
  name: string,
): Promise<QrParty | undefined> {
  const [home] = await ctx.read(letterAddresses({ date }));
  return (
    home && {
      name,
      street: home.street ?? home.poBox ?? "",
      number: home.number ?? "",
      zip: home.zip,
      city: home.city,
      country: home.country,
    }
  );
}
