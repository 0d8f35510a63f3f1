import { type ContactKind, ContactNature } from "@portal/model/contacts.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";

interface Row {
  id: string;
  insuredNumber: number;
  value: Buffer;
  nature: string;
  mobile: boolean | null;
  version: number;
}

/** A contact for storage: encrypted, with a keyed hash for lookups. */
export function sealed(
  secrets: Secrets,
  kind: ContactKind,
  { id, value }: { id: string; value: string },
) {
  return { value: secrets.encrypt(placeOf(id), value), valueHash: hashOf(secrets, kind, value) };
}

export function decryptedContact(secrets: Secrets, row: Row) {
  return {
    ...row,
    nature: ContactNature.parse(row.nature),
    value: openedValue(secrets, row),
  };
}

export function openedValue(secrets: Secrets, { id, value }: Pick<Row, "id" | "value">): string {
  return secrets.decrypt(placeOf(id), value);
}

/** The lookup is case-insensitive. */
export function hashOf(secrets: Secrets, kind: ContactKind, value: string): Buffer {
  return secrets.lookup(`contact ${kind}`, value.toLowerCase());
}

function placeOf(id: string) {
  return { table: "contact", column: "value", row: id };
}
