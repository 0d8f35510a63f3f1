import { type Language, knownLanguage } from "@portal/model/portal/languages.ts";
import * as z from "zod/mini";
import type { Kept } from "../../core/device-store.ts";

/** What is shown of a card, and nothing more. */
const PocketCard = /* @__PURE__ */ z.object({
  insuredNumber: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  birthdate: z.iso.date(),
  gender: z.enum(["F", "M"]),
  ahvNumber: z.nullable(z.string()),
  insurerCode: z.string(),
  insurerName: z.string(),
  cardNumber: z.string(),
  validUntil: z.iso.date(),
});
export type PocketCard = z.infer<typeof PocketCard>;

const Pocket = /* @__PURE__ */ z.object({ language: z.string(), cards: z.array(PocketCard) });

export interface PocketContent {
  readonly language: Language;
  readonly cards: readonly PocketCard[];
  /** The instant of the last update, in milliseconds. */
  readonly at: number;
}

/** The cards that are kept on this device; nothing if there are none, or if an older portal kept them otherwise. */
export function pocketContent(kept: Kept | undefined): PocketContent | undefined {
  const found = kept && z.safeParse(Pocket, kept.value).data;
  if (!kept || !found) return undefined;
  return { language: knownLanguage(found.language), cards: found.cards, at: kept.at };
}

/** Whether the card ended since it was kept. */
export function isOver({ validUntil }: Pick<PocketCard, "validUntil">, today: string): boolean {
  return validUntil < today;
}
