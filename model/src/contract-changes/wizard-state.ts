import type { Consent } from "./consents.ts";
import type { Extras, ExtraKey } from "./extras.ts";
import type { MutationCode } from "./proposal.ts";

/** 0: what is to be changed. 1: into what. 2: the summary, from which it is sent. */
export type Step = 0 | 1 | 2;
export const LAST_STEP = 2;

/** A change that was ticked, as far as it is filled in. */
export interface ChosenChange {
  value: string | null;
  startingDate: string | null;
  extra: Extras;
}
export type ChosenChanges = Partial<Record<MutationCode, ChosenChange>>;

/** The parts of a transfer in the order in which they are chosen; each needs the one before it. */
export const transferParts = ["date", "cdCaisse", "cdProduit", "cdFran", "cdRisqueCourt"] as const;
export type TransferPart = (typeof transferParts)[number];

/** A transfer that was ticked, as far as it is filled in. */
export interface TransferChoice extends Record<TransferPart, string | null> {
  cdVariante: string | null;
  doctor: ChosenDoctor | null;
}

export interface ChosenDoctor {
  noDispensateur: string;
  /** The name, for those who read it. */
  mprInformation: string;
}

export interface WizardState {
  step: Step;
  /** By insured number. Nobody is in it without a choice. */
  changes: Readonly<Record<number, ChosenChanges>>;
  transfers: Readonly<Record<number, TransferChoice>>;
  consents: Readonly<Record<Consent, boolean>>;
  /** Whose new premium could not be computed. */
  failedPremiums: readonly number[];
}

export const noConsents: WizardState["consents"] = { conditions: false, transfer: false };

export const startOfWizard: WizardState = {
  step: 0,
  changes: {},
  transfers: {},
  consents: noConsents,
  failedPremiums: [],
};

/** What somebody does in the wizard, or what came back from the insurer. */
export type WizardAct =
  | { type: "choose" | "unchoose"; insured: number; code: MutationCode }
  | { type: "chooseTransfer" | "unchooseTransfer"; insured: number }
  | ChangeAct
  | TransferAct
  | { type: "premium"; insured: number; isComputed: boolean }
  | { type: "consent"; to: Consent; isGiven: boolean }
  | { type: "next" | "back" }
  | { type: "goTo"; step: Step };

/** Fills in a change that was ticked. */
export type ChangeAct = { insured: number; code: MutationCode } & (
  | { type: "setValue"; value: string | null }
  | { type: "setDate"; date: string | null }
  | { type: "setExtra"; key: ExtraKey; value: string }
  | { type: "setDoctor"; doctor: ChosenDoctor | null }
);

/** Fills in a transfer that was ticked. */
export type TransferAct = { insured: number } & (
  | { type: "setTransfer"; part: TransferPart; value: string | null }
  | { type: "setTransferDoctor"; doctor: ChosenDoctor | null }
);

export function hasTransfers({ transfers }: Pick<WizardState, "transfers">): boolean {
  return Object.keys(transfers).length > 0;
}

export function hasChanges({ changes }: Pick<WizardState, "changes">): boolean {
  return Object.keys(changes).length > 0;
}

/** A record without one of its entries. */
export function without<Value>(
  record: Readonly<Record<number, Value>>,
  left: number,
): Record<number, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== String(left)));
}
