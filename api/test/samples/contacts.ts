import { randomUUID } from "node:crypto";
import type { ContactNature } from "@portal/model/contacts.ts";
import { sealed } from "../../src/insurer/contacts/sealed-contacts.ts";
import { db, secrets } from "../portal.ts";

type Wish = { email: string } | { number: string; mobile?: boolean };

/** Adds an e-mail address or a number to a person, regardless of the limit. */
export async function hasContact(
  { insuredNumber }: { insuredNumber: number },
  wish: Wish,
  nature: ContactNature = "PRV",
): Promise<string> {
  const id = randomUUID();
  const kind = "email" in wish ? "EMAIL" : "PHONE";
  const value = "email" in wish ? wish.email : wish.number;
  const mobile = "email" in wish ? null : (wish.mobile ?? true);
  await db
    .insertInto("contact")
    .values({ id, insuredNumber, kind, nature, mobile, ...sealed(secrets, kind, { id, value }) })
    .execute();
  return id;
}
