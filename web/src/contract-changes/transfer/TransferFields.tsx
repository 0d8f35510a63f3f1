import { doctorNeed } from "@portal/model/contract-changes/proposal.ts";
import { proposedTransfer, transferOptions } from "@portal/model/contract-changes/transfer.ts";
import type { TransferPart } from "@portal/model/contract-changes/wizard-state.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { fieldId } from "../../parts/wizard/field-id.ts";
import { Select } from "../../ui/fields/Select.tsx";
import { wholeChf } from "../amounts.ts";
import { DoctorField } from "../change/DoctorField.tsx";
import type { Person } from "../household.ts";
import { useDayName } from "../useDayName.ts";
import { useProblem, useWizardView } from "../wizard-view.ts";
import styles from "../change/Change.module.css";
import { PricedPart } from "./PricedPart.tsx";

/** The transfer to another insurer: each part enables the next one. */
export function TransferFields({ person }: { person: Person }) {
  const t = useTexts("contract_changes");
  const c = useTexts("contract");
  const dayName = useDayName();
  const { state, proposals } = useWizardView();
  const { insuredNumber: insured } = person.insured;
  const chosen = state.transfers[insured];
  if (!chosen) return null;
  const proposed = proposedTransfer(proposals.transfer, insured);
  const { periods, insurers, products, deductibles, risks } = transferOptions(proposed, chosen);
  return (
    <div className={styles.change}>
      <h4>{t("code.transfer")}</h4>
      <p className={styles.said}>{t("when.transfer")}</p>
      <p className={styles.said}>{t("transferKeeps")}</p>
      <div className={styles.fields}>
        <PartField
          insured={insured}
          part="date"
          options={periods.map(({ date }) => ({ value: date, label: dayName(date) }))}
        />
        <PartField
          insured={insured}
          part="cdCaisse"
          options={insurers.map((one) => ({ value: one.cdCaisse, label: one.caisse }))}
        />
      </div>
      <PricedPart
        person={person}
        part="cdProduit"
        options={products.map((one) => ({ value: one.cdProduit, label: one.produit }))}
      />
      <div className={styles.fields}>
        <TransferDoctor person={person} />
      </div>
      <PricedPart
        person={person}
        part="cdFran"
        options={deductibles.map((one) => ({
          value: one.cdFranchise,
          label: wholeChf(one.amount),
        }))}
      />
      <div className={styles.fields}>
        <PartField
          insured={insured}
          part="cdRisqueCourt"
          options={risks.map(({ cdRisqueCourt: risk }) => ({
            value: risk,
            label: c(`risk.${risk}`),
          }))}
        />
      </div>
    </div>
  );
}

interface PartFieldProps {
  insured: number;
  part: TransferPart;
  options: readonly { value: string; label: string }[];
}

function PartField({ insured, part, options }: PartFieldProps) {
  const t = useTexts("contract_changes");
  const { state, act } = useWizardView();
  const path = `${insured}.transfer.${part}`;
  const problem = useProblem(path);
  return (
    <div id={fieldId(path)}>
      <Select
        {...problem}
        label={t(`field.${part}`)}
        disabled={options.length === 0}
        options={options}
        value={state.transfers[insured]?.[part] ?? ""}
        onChange={(value) => act({ type: "setTransfer", insured, part, value: value || null })}
      />
    </div>
  );
}

function TransferDoctor({ person }: { person: Person }) {
  const { state, proposals, act } = useWizardView();
  const { insuredNumber: insured } = person.insured;
  const chosen = state.transfers[insured];
  const proposed = proposedTransfer(proposals.transfer, insured);
  const product = chosen && transferOptions(proposed, chosen).product;
  const need = product ? doctorNeed(product) : "NONE";
  if (!product || need === "NONE") return null;
  return (
    <DoctorField
      path={`${insured}.transfer.primaryCareDoctor`}
      person={person}
      productCode={product.cdProduit}
      validDate={chosen.date ?? ""}
      doctor={chosen.doctor?.mprInformation}
      isOptional={need === "OPTIONAL"}
      onChange={(doctor) => act({ type: "setTransferDoctor", insured, doctor })}
    />
  );
}
