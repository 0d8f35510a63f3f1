import { randomUUID } from "node:crypto";
import type { ContactKind, ContactNature } from "@portal/model/contacts.ts";
import type { ExchangedPerson } from "@portal/model/exchange/household.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../../../core/db/tables.ts";
import { hashOf, sealed } from "../../../../insurer/contacts/sealed-contacts.ts";
import type { IncomingWork } from "../../../entity.ts";

interface Wanted {
  value: string;
  nature: ContactNature;
  mobile: boolean | null;
}

type Stored = Awaited<ReturnType<typeof storedContacts>>;

export function storedContacts(db: Kysely<Tables>, people: readonly number[]) {
  return db
    .selectFrom("contact")
    .select(["id", "insuredNumber", "kind", "valueHash", "nature", "mobile", "version"])
    .where("insuredNumber", "in", people)
    .execute();
}

/** Writes the e-mail addresses or the phone numbers of people; those that stay keep their row. */
export async function writeContacts(
  work: Pick<IncomingWork, "db" | "secrets">,
  people: readonly ExchangedPerson[],
  kind: ContactKind,
  stored: Stored,
): Promise<void> {
  const ofKind = stored.filter((row) => row.kind === kind);
  const changes = people.map((person) => changesOf(work, person, { kind, stored: ofKind }));
  const added = changes.flatMap((one) => one.added);
  const { db } = work;
  await Promise.all([
    ...changes.flatMap((one) => one.changed),
    ...(added.length > 0
      ? [
          db
            .insertInto("contact")
            .values(added)
            .onConflict((conflict) => conflict.doNothing())
            .execute(),
        ]
      : []),
  ]);
}

/** What differs between the contacts of a person and those that are stored: changes of rows, and new rows. */
function changesOf(
  { db, secrets }: Pick<IncomingWork, "db" | "secrets">,
  person: ExchangedPerson,
  { kind, stored }: { kind: ContactKind; stored: Stored },
) {
  const { insuredNumber } = person;
  const own = stored.filter((row) => row.insuredNumber === insuredNumber);
  const byHash = new Map(own.map((row) => [row.valueHash.toString("hex"), row]));
  const wanted = new Map(
    wantedOf(person, kind).map((one) => [hashOf(secrets, kind, one.value).toString("hex"), one]),
  );
  const changed = [...byHash]
    .filter(([hash]) => !wanted.has(hash))
    // A customer may be changing the row at this moment: then it has another version and stays.
    .map(([, { id, version }]) =>
      db.deleteFrom("contact").where("id", "=", id).where("version", "=", version).execute(),
    );
  const updated = [...wanted].flatMap(([hash, { nature, mobile }]) => {
    const known = byHash.get(hash);
    if (!known || (known.nature === nature && known.mobile === mobile)) return [];
    return db
      .updateTable("contact")
      .set({ nature, mobile, version: known.version + 1 })
      .where("id", "=", known.id)
      .where("version", "=", known.version)
      .execute();
  });
  const added = [...wanted].flatMap(([hash, { value, nature, mobile }]) => {
    if (byHash.has(hash)) return [];
    const id = randomUUID();
    return [{ id, insuredNumber, kind, nature, mobile, ...sealed(secrets, kind, { id, value }) }];
  });
  return { changed: [...changed, ...updated], added };
}

function wantedOf({ emails, phones }: ExchangedPerson, kind: ContactKind): Wanted[] {
  return kind === "EMAIL"
    ? emails.map(({ email, nature }) => ({ value: email, nature, mobile: null }))
    : phones.map(({ number, nature, mobile }) => ({ value: number, nature, mobile }));
}
