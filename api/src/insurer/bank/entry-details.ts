import { z } from "zod";
import type { CipherBinding, Secrets } from "../../core/secrets/secrets.ts";
/** The part of a booking that is encrypted. */
interface Named {
  name?: string | undefined;
  account?: string | undefined;
  words?: string | undefined;
}

/** Who paid, from which account, and with which words. */
const EntryDetails = z.object({
  name: z.string().optional(),
  account: z.string().optional(),
  words: z.string().optional(),
});
type EntryDetails = z.infer<typeof EntryDetails>;

const bindingOf = (id: string): CipherBinding => ({
  table: "bank_entry",
  column: "details",
  row: id,
});

export function sealDetails(secrets: Secrets, id: string, booking: Named): Buffer {
  const { name, account, words } = booking;
  return secrets.encrypt(bindingOf(id), JSON.stringify({ name, account, words }));
}

export function openDetails(secrets: Secrets, id: string, details: Buffer | null): EntryDetails {
  if (details === null) return {};
  return EntryDetails.parse(JSON.parse(secrets.decrypt(bindingOf(id), details)));
}
