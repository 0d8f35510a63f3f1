import type { ReturnedAddress } from "@portal/model/desk/returned-mail.ts";
import { sql as raw } from "kysely";
import { type DeskCall, deskRead } from "../../call.ts";

/** The addresses from which letters came back, while they are the letter address, the oldest first. */
export function listReturned(call: DeskCall): Promise<ReturnedAddress[]> {
  return deskRead(call, { what: "Desk.returnedMail" }, async ({ db, today }) => {
    const { rows } = await raw<Omit<ReturnedAddress, "firstAt" | "ageSeconds"> & { firstAt: Date }>`
      select * from desk_returned_mail(${today}::date)`.execute(db);
    const now = call.machineClock.now().getTime();
    return rows.map((row) => ({
      ...row,
      firstAt: row.firstAt.toISOString(),
      ageSeconds: Math.max(0, Math.floor((now - row.firstAt.getTime()) / 1000)),
    }));
  });
}
