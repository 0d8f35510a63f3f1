import type { SeenLook } from "@portal/model/desk/looks.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { type DeskCall, deskAct } from "../call.ts";
import { lookOf, reviewBinding } from "./list-looks.ts";

/** Notes that a supervisor went through a look. A supervisor does not go through their own looks, and the later one of two is told. */
export function markLook(call: DeskCall, id: string, { note: text }: SeenLook): Promise<void> {
  return deskAct(call, { right: "supervise" }, async (desk) => {
    const { db, secrets, staff, note } = desk;
    const look = await lookOf(desk, id);
    if (look.isMine) throw new Problem("FORBIDDEN", { errorCodes: ["ownLook"] });
    const kept = await db
      .insertInto("lookReview")
      .values({
        accessId: id,
        staffId: staff.staffId,
        note: secrets.encrypt(reviewBinding(id), text),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("accessId")
      .executeTakeFirst();
    if (!kept) {
      const { seen } = await lookOf(desk, id);
      throw new Problem("CONFLICT", { errorCodes: ["seen"], seenBy: seen?.by ?? "" });
    }
    await note({ action: "look gone through", subject: id });
  });
}
