import type { Consent } from "./consents.ts";
import type { Extras, ExtraKey } from "./extras.ts";
import type { MutationCode } from "./proposal.ts";

/** 0: choice of the changes. 1: their values. 2: the summary, from which the request is sent. */
export type Step = 0 | 1 | 2;
export const LAST_STEP = 2;

/** A ticked change, as far as it is filled in. */
export interface ChosenChange {
  value: string | null;
  startingDate: string | null;
  extra: Extras;
}
export type ChosenChanges = Partial<Record<MutationCode, ChosenChange>>;

/** The parts of a transfer in the order of choice; each depends on the one before it. */
export const transferParts = ["date", "cdCaisse", "cdProduit", "cdFran", "cdRisqueCourt"] as const;
export type TransferPart = (typeof transferParts)[number];

/** A ticked transfer, as far as it is filled in. */
export interface TransferChoice extends Record<TransferPart, string | null> {
  cdVariante: string | null;
  doctor: ChosenDoctor | null;
}

export interface ChosenDoctor {
  noDispensateur: string;
  /** The name of the doctor for display. */
  mprInformation: string;
}

export interface WizardState {
  step: Step;
  /** By insured number; persons without a choice have no entry. */
  changes: Readonly<Record<number, ChosenChanges>>;
  transfers: Readonly<Record<number, TransferChoice>>;
  consents: Readonly<Record<Consent, boolean>>;
}

export const noConsents: WizardState["consents"] = { conditions: false, transfer: false };

export const startOfWizard: WizardState = {
  step: 0,
  changes: {},
  transfers: {},
  consents: noConsents,
};

/** An act of the customer in the wizard, or an answer of the insurer. */
export type WizardAct =
  | { type: "choose" | "unchoose"; insured: number; code: MutationCode }
  | { type: "chooseTransfer" | "unchooseTransfer"; insured: number }
  | ChangeAct
  | TransferAct
  | { type: "consent"; to: Consent; isGiven: boolean }
  | { type: "next" | "back" }
  | { type: "goTo"; step: Step };

/** Fills in a ticked change. */
export type ChangeAct = { insured: number; code: MutationCode } & (
  | { type: "setValue"; value: string | null }
  | { type: "setDate"; date: string | null }
  | { type: "setExtra"; key: ExtraKey; value: string }
  | { type: "setDoctor"; doctor: ChosenDoctor | null }
);

/** Fills in a ticked transfer. */
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

export function without<Value>(
  record: Readonly<Record<number, Value>>,
  left: number,
): Record<number, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== String(left)));
}
