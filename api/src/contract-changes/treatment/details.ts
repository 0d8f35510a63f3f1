import { Consent } from "@portal/model/contract-changes/consents.ts";
import { ExtraKey } from "@portal/model/contract-changes/extras.ts";
import { CareDoctor, Periodicity, Risk } from "@portal/model/contract.ts";
import {
  ChangeDetails as StoredChange,
  TransferDetails as StoredTransfer,
} from "@portal/model/requests/stored-details.ts";
import { z } from "zod";

/** The changed terms of a basic contract; all others stay. */
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

/** The terms that a request changes, and the consents given with it. */
const common = { terms: Terms, consents: z.array(Consent) };

/** A change as change tracking shows it, with its effect on the contract. */
export const ChangeDetails = z.strictObject({
  ...StoredChange.shape,
  /** The product to which the choice, such as a doctor, belongs. */
  productCode: z.string().nullable(),
  ...common,
});
export type ChangeDetails = z.infer<typeof ChangeDetails>;

/** The older format of a change of doctor, from before there were other changes. */
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

/** A transfer as change tracking shows it, with its effect on the contract. */
export const TransferDetails = z.strictObject({ ...StoredTransfer.shape, ...common });
export type TransferDetails = z.infer<typeof TransferDetails>;

/** A request that consists only of its parts has no details. */
export const WholeProduct = z.strictObject({});
export type WholeProduct = z.infer<typeof WholeProduct>;
