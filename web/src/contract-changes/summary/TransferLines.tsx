import { proposedTransfer, transferOptions } from "@portal/model/contract-changes/transfer.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { wholeChf } from "../amounts.ts";
import type { Person } from "../household.ts";
import { useWizardView } from "../wizard-view.ts";
import { SummaryLine } from "./SummaryLine.tsx";

/** The contract with the other insurer, beside the one that ends. */
export function TransferLines({ person }: { person: Person }) {
  const t = useTexts("contract_changes");
  const c = useTexts("contract");
  const { state, proposals } = useWizardView();
  const { insuredNumber } = person.insured;
  const chosen = state.transfers[insuredNumber];
  if (!chosen) return null;
  const proposed = proposedTransfer(proposals.transfer, insuredNumber);
  const { periods, insurers, product, deductibles, risks } = transferOptions(proposed, chosen);
  const present = periods.find(({ date }) => date === chosen.date)?.infosContrat;
  const deductible = deductibles.find(({ cdFranchise }) => cdFranchise === chosen.cdFran);
  const risk = risks.find(({ cdRisqueCourt }) => cdRisqueCourt === chosen.cdRisqueCourt);
  return (
    <>
      <SummaryLine
        label={t("field.cdCaisse")}
        value={insurers.find(({ cdCaisse }) => cdCaisse === chosen.cdCaisse)?.caisse ?? ""}
        before={present?.caisse}
        date={chosen.date}
      />
      <SummaryLine
        label={t("field.cdProduit")}
        value={product?.produit ?? ""}
        before={present?.produit}
      >
        {chosen.doctor && (
          <span>{t("summary.doctor", { name: chosen.doctor.mprInformation })}</span>
        )}
      </SummaryLine>
      <SummaryLine
        label={t("field.cdFran")}
        value={wholeChf(deductible?.amount ?? 0)}
        before={present && wholeChf(present.franchiseAmount)}
      />
      <SummaryLine
        label={t("field.cdRisqueCourt")}
        value={risk ? c(`risk.${risk.cdRisqueCourt}`) : ""}
        before={present && c(`risk.${present.cdRisqueCourt}`)}
      />
    </>
  );
}
