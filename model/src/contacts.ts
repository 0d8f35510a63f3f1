import * as z from "zod/mini";
import { messageCounts } from "./portal/message-counts.ts";
import { Email } from "./typing/email.ts";
import { Phone } from "./typing/phone.ts";
import { contactNatures } from "./codes.ts";

/** PRV: private · PRF: at work. */
export const ContactNature = /* @__PURE__ */ z.enum(contactNatures, "required");
export type ContactNature = z.infer<typeof ContactNature>;

export type ContactKind = "EMAIL" | "PHONE";

/** The most e-mail addresses, and the most phone numbers, of a person. */
export const mostContacts = messageCounts["contacts.tooMany"];

/** A person may have more entries from before the limit: they have to delete one before they add another. */
export function tooManyContacts(entries: readonly unknown[]): boolean {
  return entries.length > mostContacts;
}

export function mayAddContact(entries: readonly unknown[]): boolean {
  return entries.length < mostContacts;
}

/** An e-mail address as its form holds it. */
export const EmailContact = /* @__PURE__ */ z.strictObject({ email: Email, nature: ContactNature });
export type EmailContact = z.infer<typeof EmailContact>;

/** A phone number as its form holds it; `mobile` says that it receives text messages. */
export const PhoneContact = /* @__PURE__ */ z.strictObject({
  number: Phone,
  nature: ContactNature,
  mobile: z.boolean("required"),
});
export type PhoneContact = z.infer<typeof PhoneContact>;

const Person = { insuredNumber: /* @__PURE__ */ z.int32("required") };
const Entry = {
  id: /* @__PURE__ */ z.uuid("invalid"),
  /** The version that the customer edited: if the entry has another one by now, nothing is overwritten. */
  version: /* @__PURE__ */ z.nullish(z.int32("invalid")),
};

export const CreateEmail = /* @__PURE__ */ z.extend(EmailContact, Person);
export type CreateEmail = z.infer<typeof CreateEmail>;
export const UpdateEmail = /* @__PURE__ */ z.extend(EmailContact, Entry);
export type UpdateEmail = z.infer<typeof UpdateEmail>;

export const CreatePhone = /* @__PURE__ */ z.extend(PhoneContact, Person);
export type CreatePhone = z.infer<typeof CreatePhone>;
export const UpdatePhone = /* @__PURE__ */ z.extend(PhoneContact, Entry);
export type UpdatePhone = z.infer<typeof UpdatePhone>;

export const DeleteContact = /* @__PURE__ */ z.strictObject(Entry);
export type DeleteContact = z.infer<typeof DeleteContact>;
