import { Consent } from "@portal/model/contract-changes/consents.ts";
import { ExtraKey } from "@portal/model/contract-changes/extras.ts";
import { CareDoctor, Periodicity, Risk } from "@portal/model/contract.ts";
import {
  ChangeDetails as StoredChange,
  TransferDetails as StoredTransfer,
} from "@portal/model/requests/stored-details.ts";
import { z } from "zod";

/** What of a basic contract is to be as it is here; everything else stays. */
const AllTerms = z.strictObject({
  insurerCode: z.string(),
  productCode: z.string(),
  deductible: z.int(),
  risk: Risk,
  periodicity: Periodicity,
  doctor: z.nullable(CareDoctor),
});
export const Terms = AllTerms.partial();
export const termKeys = AllTerms.keyof().options;
export type Terms = z.infer<typeof Terms>;

/** What a request does to the contract, and what was agreed to with it. */
const common = { terms: Terms, consents: z.array(Consent) };

/** A change as change tracking tells it, with what it does to the contract. */
export const ChangeDetails = z.strictObject({
  ...StoredChange.shape,
  /** The product that it was chosen for: a doctor goes with it. */
  productCode: z.string().nullable(),
  ...common,
});
export type ChangeDetails = z.infer<typeof ChangeDetails>;

/** A change of doctor as requests held it before there were others. */
export const DoctorDetails = z
  .strictObject({
    data: z.literal("primaryCareDoctor"),
    value: z.string(),
    startingDate: z.string(),
    extra: z.array(z.strictObject({ key: ExtraKey, value: z.string() })),
    productCode: z.string(),
    doctor: CareDoctor,
  })
  .transform(({ doctor, ...rest }): ChangeDetails => ({
    ...rest,
    terms: { doctor },
    undoBy: null,
    consents: [],
  }));

/** A transfer as change tracking tells it, with what it does to the contract. */
export const TransferDetails = z.strictObject({ ...StoredTransfer.shape, ...common });
export type TransferDetails = z.infer<typeof TransferDetails>;

/** What is nothing but its parts holds nothing. */
export const Whole = z.strictObject({});
export type Whole = z.infer<typeof Whole>;
