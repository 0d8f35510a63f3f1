import type { CustomerPage } from "@portal/model/desk/customer-page.ts";
import { decryptedContact } from "../../insurer/contacts/sealed-contacts.ts";
import type { DeskWork } from "../call.ts";

type Contacts = Pick<CustomerPage["people"][number], "phones" | "emails">;

/** The phone numbers and e-mail addresses of people, in full: a clerk calls the customer back. */
export async function readContacts(
  { db, secrets }: DeskWork,
  numbers: readonly number[],
): Promise<(insuredNumber: number) => Contacts> {
  const rows = await db
    .selectFrom("contact")
    .select(["id", "insuredNumber", "kind", "value", "nature", "mobile", "version"])
    .where("insuredNumber", "in", numbers)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  const contacts = rows.map(({ kind, ...row }) => ({ kind, ...decryptedContact(secrets, row) }));
  return (insuredNumber) => {
    const own = contacts.filter((one) => one.insuredNumber === insuredNumber);
    return {
      phones: own
        .filter(({ kind }) => kind === "PHONE")
        .map(({ value, nature, mobile }) => ({ number: value, nature, isMobile: mobile === true })),
      emails: own
        .filter(({ kind }) => kind === "EMAIL")
        .map(({ value, nature }) => ({ email: value, nature })),
    };
  };
}
