import { createHash } from "node:crypto";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { isAnnounced } from "@portal/model/contract-changes/notices.ts";
import type {
  MutationProposal,
  TransferProposal,
} from "@portal/model/contract-changes/proposal.ts";
import type { Context } from "../../core/context.ts";
import { oncePerRequest } from "../../core/http/once-per-request.ts";
import { type Basis, tariffDays } from "./basis.ts";
import { firstYearOfCosts, memberOf, membersOn } from "./household.ts";
import { placeOf, placesOn } from "./offers.ts";
import { type MemberProposal, proposeChanges } from "./propose-changes.ts";
import { proposeTransfers } from "./propose-transfers.ts";
import { termsOf, termsOn } from "./terms.ts";
import { tariffLags } from "./value-texts.ts";

type Reader = Pick<Context, "read" | "clock" | "language">;

/** Reads the whole household with three statements in one batch. */
export async function readBasis(ctx: Reader): Promise<Basis> {
  const today = todayInZurich(ctx.clock.now());
  const [members, places, [terms]] = await Promise.all([
    ctx.read(membersOn({ today, costsFrom: firstYearOfCosts(today) })),
    ctx.read(placesOn({ days: tariffDays(today), today })),
    ctx.read(termsOn({ today })),
  ]);
  return {
    today,
    language: ctx.language,
    members: members.map(memberOf),
    places: places.map(placeOf),
    terms: termsOf(terms),
  };
}

/** Both proposals of a request share one reading. */
const basisOf = oncePerRequest(readBasis);

export interface HouseholdProposal extends MutationProposal {
  assures: readonly MemberProposal[];
}

/** The possible changes of all persons of the account; nothing while the feature is switched off. */
export async function readMutationProposal(ctx: Context): Promise<HouseholdProposal | null> {
  return mutationProposal(await basisOf(ctx, "proposals"));
}

/** The possible insurers of all persons of the account; nothing while the feature is switched off. */
export async function readTransferProposal(ctx: Context): Promise<TransferProposal | null> {
  return transferProposal(await basisOf(ctx, "proposals"));
}

export function mutationProposal(basis: Basis): HouseholdProposal | null {
  if (!basis.terms.hasChanges) return null;
  const assures = proposeChanges(basis);
  return { id: referenceOf(assures), warningMessage: warningOf(basis), assures };
}

export function transferProposal(basis: Basis): TransferProposal | null {
  if (!basis.terms.hasTransfers) return null;
  const assures = proposeTransfers(basis);
  return { refDemande: referenceOf(assures), assures };
}

const inWords = new Set(["text", "caisse", "produit", "franchise", "franchiseCourt", "variante"]);

/** A hash of the proposal without its texts, so that it is the same in every language. */
function referenceOf(proposal: unknown): string {
  const codes = JSON.stringify(proposal, (key, value: unknown) =>
    inWords.has(key) ? undefined : value,
  );
  return createHash("sha256").update(codes).digest("base64url").slice(0, 22);
}

/** A warning after the announcement day of the new premiums while the tariff does not have them yet. */
function warningOf({ today, places, language }: Basis): string | null {
  const next = Number(today.slice(0, 4)) + 1;
  const place = places.find(({ day }) => day === `${next}-01-01`);
  const lags = place !== undefined && (place.tariffYear ?? 0) < next;
  return lags && isAnnounced(today) ? tariffLags[language].replace("{year}", String(next)) : null;
}
