import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import { languageOf, loginEmailOf } from "../../insurer/outbox/account-contact.ts";
import { enqueueMessage } from "../../insurer/outbox/enqueue.ts";
import { newResetLink, RESET_LINK_MINUTES, resetLink } from "../../insurer/sign-in/reset-link.ts";
import { type DeskCall, deskAct } from "../call.ts";
import { requireCustomer } from "./act-for.ts";

/** Sends the customer a link for a new password, to their login address alone: the desk never sees the link. */
export function sendPasswordLink(call: DeskCall, insuredNumber: number): Promise<void> {
  return deskAct(call, { right: "customers.act", role: "jobs" }, async (desk) => {
    const { db, secrets, note } = desk;
    const accountId = await requireCustomer(desk, insuredNumber);
    const language = await languageOf(db, accountId);
    const { link, tokenHash } = newResetLink(call.publicUrl, language);
    const { rows } = await raw<{ outcome: string }>`
      select desk_password_link(${accountId}, ${tokenHash}, ${RESET_LINK_MINUTES}) as outcome`.execute(
      db,
    );
    const outcome = rows[0]?.outcome ?? "noPassword";
    if (outcome !== "sent") throw new Problem("CONFLICT", { errorCodes: [outcome] });
    await enqueueMessage(db, secrets, {
      accountId,
      channel: "EMAIL",
      recipient: await loginEmailOf(db, secrets, accountId),
      template: resetLink.key,
      language,
      parameters: { link },
    });
    await note({ action: "password link sent", subject: String(insuredNumber), accountId });
  });
}
