import { randomUUID } from "node:crypto";
import type { ContactKind, ContactNature } from "@portal/model/contacts.ts";
import type { ExchangedPerson } from "@portal/model/exchange/household.ts";
import { hashOf, sealed } from "../../../../insurer/contacts/sealed-contacts.ts";
import type { IncomingWork } from "../../entity.ts";

interface Wanted {
  value: string;
  nature: ContactNature;
  mobile: boolean | null;
}

/** Writes the e-mail addresses or the phone numbers of a person; those that stay keep their row. */
export async function writeContacts(
  { db, secrets }: Pick<IncomingWork, "db" | "secrets">,
  person: ExchangedPerson,
  kind: ContactKind,
): Promise<void> {
  const { insuredNumber } = person;
  const stored = await db
    .selectFrom("contact")
    .select(["id", "valueHash", "nature", "mobile", "version"])
    .where("insuredNumber", "=", insuredNumber)
    .where("kind", "=", kind)
    .execute();
  const byHash = new Map(stored.map((row) => [row.valueHash.toString("hex"), row]));
  const wanted = new Map(
    wantedOf(person, kind).map((one) => [hashOf(secrets, kind, one.value).toString("hex"), one]),
  );
  for (const [hash, { id, version }] of byHash) {
    if (wanted.has(hash)) continue;
    // A customer may be changing the row at this moment: then it has another version and stays.
    await db.deleteFrom("contact").where("id", "=", id).where("version", "=", version).execute();
  }
  for (const [hash, { value, nature, mobile }] of wanted) {
    const known = byHash.get(hash);
    if (known?.nature === nature && known.mobile === mobile) continue;
    if (known) {
      await db
        .updateTable("contact")
        .set({ nature, mobile, version: known.version + 1 })
        .where("id", "=", known.id)
        .where("version", "=", known.version)
        .execute();
      continue;
    }
    const id = randomUUID();
    await db
      .insertInto("contact")
      .values({ id, insuredNumber, kind, nature, mobile, ...sealed(secrets, kind, { id, value }) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

function wantedOf({ emails, phones }: ExchangedPerson, kind: ContactKind): Wanted[] {
  return kind === "EMAIL"
    ? emails.map(({ email, nature }) => ({ value: email, nature, mobile: null }))
    : phones.map(({ number, nature, mobile }) => ({ value: number, nature, mobile }));
}
