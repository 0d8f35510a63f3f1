import type { Consent } from "@portal/model/contract-changes/consents.ts";
import { undoneBy } from "@portal/model/contract-changes/dates.ts";
import type { TransferProposal } from "@portal/model/contract-changes/proposal.ts";
import {
  checkTransfer,
  NO_VARIANT,
  proposedTransfer,
  transferOptions,
  TransferSubmission,
} from "@portal/model/contract-changes/transfer.ts";
import type { CareDoctor } from "@portal/model/contract.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Context } from "../../core/context.ts";
import { requireFlag } from "../../core/flags.ts";
import { parse } from "../../core/http/parse.ts";
import type { Basis } from "../proposals/basis.ts";
import { TRANSFER, waits } from "../proposals/open-changes.ts";
import { francs } from "../proposals/propose-deductibles.ts";
import { transferProposal } from "../proposals/read-proposals.ts";
import type { TransferDetails } from "../treatment/details.ts";
import { insurerTransfer } from "../treatment/insurer-transfer.ts";
import { premiumsOfTransfers } from "./asked-premiums.ts";
import { requireConsents } from "./consents.ts";
import { readLocked } from "../proposals/locked-basis.ts";
import { requireDoctor } from "./named-doctors.ts";
import { type Received, submitTogether } from "./submit-together.ts";

interface TransferInput {
  refDemande: string;
  demandes: readonly { cdVariante?: unknown; primaryCareDoctor?: unknown }[];
  consents: readonly Consent[];
}

/**
 * Requests transfers to other insurers of the group, all or none, as they are proposed now. It is a `CONFLICT` while
 * any change of such a person is open.
 */
export async function addTransfertCaisse(
  ctx: Context,
  { refDemande, demandes, consents }: TransferInput,
): Promise<Received> {
  const named = demandes.map(({ cdVariante, primaryCareDoctor, ...one }) => ({
    ...one,
    cdVariante: cdVariante ?? NO_VARIANT,
    primaryCareDoctor: primaryCareDoctor ?? null,
  }));
  const submission = parse(TransferSubmission, { refDemande, demandes: named });
  requireConsents(consents, ["conditions", "transfer"]);
  return ctx.write(async (db, session) => {
    await requireFlag(db, "TRANSFERT_INTER_CAISSE");
    const people = submission.demandes.map(({ noAssure }) => noAssure);
    const { basis, members } = await readLocked(ctx, db, people);
    if (
      [...members.values()].some(
        (one) => people.includes(one.insuredNumber) && waits(one, TRANSFER),
      )
    )
      throw new Problem("CONFLICT", { errorCodes: ["pending"] });
    const proposal = transferProposal(basis);
    const fields = checkTransfer(submission, proposal);
    if (Object.keys(fields).length > 0) throw new Problem("INVALID", { fields });
    const premiums = await premiumsOfTransfers(ctx, db, submission);
    const parts = [];
    for (const [place, demand] of submission.demandes.entries()) {
      const { noAssure, primaryCareDoctor: number, cdProduit: productCode, date: day } = demand;
      const birthdate = members.get(noAssure)?.birthdate ?? "";
      const premium = premiums.get(noAssure);
      const field = `demandes.${place}.primaryCareDoctor`;
      const doctor = number
        ? await requireDoctor(db, { field, number, birthdate, productCode, day })
        : null;
      parts.push({
        insuredNumber: noAssure,
        deduplicationKey: noAssure.toString(),
        details: {
          ...transferDetails({ basis, proposal }, { demand, doctor, consents }),
          ...(premium && { premium }),
        },
      });
    }
    return submitTogether({ ctx, db, session }, insurerTransfer, parts);
  });
}

interface ChosenDemand {
  demand: TransferSubmission["demandes"][number];
  doctor: CareDoctor | null;
  consents: readonly Consent[];
}

/** The stored details of a transfer that was checked against its proposal. */
function transferDetails(
  { basis, proposal }: { basis: Basis; proposal: TransferProposal | null },
  { demand, doctor, consents }: ChosenDemand,
): TransferDetails {
  const { noAssure, date, cdCaisse, cdFran, cdRisqueCourt, cdVariante } = demand;
  const options = transferOptions(proposedTransfer(proposal, noAssure), demand);
  const { product, deductibles } = options;
  const deductible = deductibles.find(({ cdFranchise }) => cdFranchise === cdFran);
  const insurer = options.insurers.find((one) => one.cdCaisse === cdCaisse);
  if (!product || !deductible || !insurer) throw new Error("A transfer that is not proposed.");
  const change = { kind: "INSURER", isOrdinary: true } as const;
  return {
    effectiveDate: date,
    caisse: insurer.caisse,
    produit: product.produit,
    variante: cdVariante === NO_VARIANT ? null : cdVariante,
    franchise: francs(deductible.amount),
    cdRisqueCourt,
    primaryCareDoctorFullname: doctor?.nomPrenom ?? null,
    terms: {
      insurerCode: cdCaisse,
      productCode: product.cdProduit,
      deductible: deductible.amount,
      risk: cdRisqueCourt,
      doctor,
    },
    undoBy: undoneBy(change, date, basis.terms.lastWorkingDay),
    consents: [...consents],
  };
}
