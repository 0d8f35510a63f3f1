import * as z from "zod/mini";
import { ExtraKey } from "./extras.ts";
import { MutationCode, type Proposals } from "./proposal.ts";
import { reduce } from "./wizard.ts";
import {
  type ChosenChange,
  startOfWizard,
  type TransferChoice,
  type TransferPart,
  transferParts,
  type WizardAct,
  type WizardState,
} from "./wizard-state.ts";

const text = /* @__PURE__ */ z.catch(z.nullable(z.string()), null);
const Doctor = /* @__PURE__ */ z.object({ noDispensateur: z.string(), mprInformation: z.string() });

/** The content of a draft; unknown fields are dropped. */
const Draft = /* @__PURE__ */ z.object({
  step: z.catch(z.int(), 0),
  changes: z.catch(
    z.record(
      z.string(),
      z.partialRecord(
        MutationCode,
        z.object({
          value: text,
          startingDate: text,
          extra: z.catch(z.partialRecord(ExtraKey, z.string()), {}),
        }),
      ),
    ),
    {},
  ),
  transfers: z.catch(
    z.record(
      z.string(),
      z.object({
        date: text,
        cdCaisse: text,
        cdProduit: text,
        cdVariante: text,
        doctor: z.catch(z.nullable(Doctor), null),
        cdFran: text,
        cdRisqueCourt: text,
      }),
    ),
    {},
  ),
});

/** A choice of a draft, or a part of it, that is no longer possible. */
export interface Dropped {
  insured: number;
  of: MutationCode | "transfer";
  part: "choice" | "value" | "startingDate" | "doctor" | TransferPart | ExtraKey;
}

/**
 * Continues a draft under the proposals of today. Its acts are applied again, so that the restored state obeys all
 * rules; acts that are no longer possible are reported.
 */
export function restore(
  draft: unknown,
  proposals: Proposals,
): { state: WizardState; dropped: Dropped[] } {
  const kept = Draft.safeParse(draft).data;
  if (!kept) return { state: startOfWizard, dropped: [] };
  const replay = new Replay(proposals);
  for (const [insured, changes] of Object.entries(kept.changes)) {
    for (const code of MutationCode.options) {
      if (changes[code]) replay.chooseChange(Number(insured), code);
    }
  }
  for (const insured of Object.keys(kept.transfers)) replay.chooseTransfer(Number(insured));
  replay.act({ type: "next" });
  for (const [insured, changes] of Object.entries(kept.changes)) {
    for (const code of MutationCode.options) {
      const change = changes[code];
      if (change) replay.fillChange(Number(insured), code, change);
    }
  }
  for (const [insured, transfer] of Object.entries(kept.transfers)) {
    replay.fillTransfer(Number(insured), transfer);
  }
  return { state: replay.endAt(kept.step), dropped: replay.dropped };
}

class Replay {
  #state = startOfWizard;
  readonly #proposals: Proposals;
  readonly dropped: Dropped[] = [];

  constructor(proposals: Proposals) {
    this.#proposals = proposals;
  }

  act(act: WizardAct): void {
    this.#state = reduce(this.#state, act, this.#proposals);
  }

  chooseChange(insured: number, code: MutationCode): void {
    this.act({ type: "choose", insured, code });
    if (!this.#state.changes[insured]?.[code]) {
      this.dropped.push({ insured, of: code, part: "choice" });
    }
  }

  chooseTransfer(insured: number): void {
    this.act({ type: "chooseTransfer", insured });
    if (!this.#state.transfers[insured]) {
      this.dropped.push({ insured, of: "transfer", part: "choice" });
    }
  }

  fillChange(insured: number, code: MutationCode, kept: ChosenChange): void {
    const present = () => this.#state.changes[insured]?.[code];
    if (!present()) return;
    const drop = (part: Dropped["part"]) => this.dropped.push({ insured, of: code, part });
    this.act({ type: "setValue", insured, code, value: kept.value });
    if (present()?.value !== kept.value) {
      drop("value");
      return;
    }
    this.act({ type: "setDate", insured, code, date: kept.startingDate });
    if (present()?.startingDate !== kept.startingDate) drop("startingDate");
    const { noDispensateur, mprInformation = "", ...extras } = kept.extra;
    if (noDispensateur) {
      const doctor = { noDispensateur, mprInformation };
      this.act({ type: "setDoctor", insured, code, doctor });
      if (present()?.extra.noDispensateur !== noDispensateur) drop("doctor");
    }
    for (const key of inOrderOfAsking) {
      const value = extras[key];
      if (!value) continue;
      this.act({ type: "setExtra", insured, code, key, value });
      if (present()?.extra[key] !== value) drop(key);
    }
  }

  fillTransfer(insured: number, kept: TransferChoice): void {
    const present = () => this.#state.transfers[insured];
    if (!present()) return;
    for (const part of transferParts) {
      this.act({ type: "setTransfer", insured, part, value: kept[part] });
      if (present()?.[part] !== kept[part]) {
        this.dropped.push({ insured, of: "transfer", part });
        return;
      }
      if (part === "cdProduit" && kept.doctor) this.#nameDoctor(insured, kept);
    }
  }

  #nameDoctor(insured: number, { doctor }: TransferChoice): void {
    this.act({ type: "setTransferDoctor", insured, doctor });
    if (!this.#state.transfers[insured]?.doctor) {
      this.dropped.push({ insured, of: "transfer", part: "doctor" });
    }
  }

  /** Returns to the step of the draft, unless a choice was dropped that the customer should see. */
  endAt(step: number): WizardState {
    if (step <= 0) this.act({ type: "back" });
    if (step >= 2 && this.dropped.length === 0) this.act({ type: "next" });
    return this.#state;
  }
}

/** The status comes before its fields, and the pension from abroad before its country. */
const inOrderOfAsking = [
  "statut",
  "dtFinDelaiCadre",
  "orgaRente",
  "orgaEtranger",
  "pays",
  "employeur",
  "heuresSemaine",
  "preuve",
] as const;
