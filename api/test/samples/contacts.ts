import { randomUUID } from "node:crypto";
import type { ContactNature } from "@portal/model/contacts.ts";
import { sealed } from "../../src/insurer/contacts/sealed-contacts.ts";
import { db, secrets } from "../portal.ts";

type ContactSample = { email: string } | { number: string; mobile?: boolean };

/** Adds an e-mail address or a number to a person, regardless of the limit. */
export async function hasContact(
  { insuredNumber }: { insuredNumber: number },
  contact: ContactSample,
  nature: ContactNature = "PRV",
): Promise<string> {
  const id = randomUUID();
  const kind = "email" in contact ? "EMAIL" : "PHONE";
  const value = "email" in contact ? contact.email : contact.number;
  const mobile = "email" in contact ? null : (contact.mobile ?? true);
  await db
    .insertInto("contact")
    .values({ id, insuredNumber, kind, nature, mobile, ...sealed(secrets, kind, { id, value }) })
    .execute();
  return id;
}
