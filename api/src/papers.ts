import { type AnyPaperKind, anyPaperKind } from "./core/papers/kinds.ts";
import { cardLetter } from "./documents/letters/card.ts";
import { costShareStatement } from "./documents/letters/cost-share.ts";
import { welcomeLetter } from "./documents/letters/welcome.ts";

/** What customers get from us on paper or as PDF, one line per kind. */
export const paperKinds: readonly AnyPaperKind[] = [
  anyPaperKind(welcomeLetter),
  anyPaperKind(cardLetter),
  anyPaperKind(costShareStatement),
];
