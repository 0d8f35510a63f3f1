import { offeredValue, proposedMutation } from "@portal/model/contract-changes/check-change.ts";
import { type Extras, PROOF_FOLLOWS } from "@portal/model/contract-changes/extras.ts";
import type { MutationCode } from "@portal/model/contract-changes/proposal.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { countryOf } from "@portal/model/places/countries.ts";
import { professionalStatusName } from "@portal/model/professional.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { wholeChf } from "../amounts.ts";
import type { ChangeProps } from "../change/change-props.ts";
import { useValueName } from "../change/ValueOptions.tsx";
import { useContractsOn } from "../contracts-on.ts";
import type { Person } from "../household.ts";
import { useWizardView } from "../wizard-view.ts";
import { SummaryLine } from "./SummaryLine.tsx";
import styles from "./SummaryStep.module.css";

/** One change of a person, with its additional facts. */
export function ChangeLine({ person, code }: ChangeProps) {
  const t = useTexts("contract_changes");
  const nameOf = useValueName();
  const { state, proposals } = useWizardView();
  const { insuredNumber } = person.insured;
  const change = state.changes[insuredNumber]?.[code];
  const proposed = proposedMutation(proposals.mutation, insuredNumber, code);
  const value = offeredValue(proposed, change?.value ?? "");
  const present = usePresent(person, change?.startingDate ?? undefined);
  if (!change || !value) return null;
  const { extra, startingDate } = change;
  const doctor = extra.mprInformation;
  const isDoctor = code === "primaryCareDoctor";
  const isRisk = code === "riskAdd" || code === "riskDel";
  const shown = isDoctor ? (doctor ?? "") : isRisk ? t(`summary.${code}`) : nameOf(value);
  return (
    <SummaryLine
      label={t(isRisk ? "field.cdRisqueCourt" : `field.${code}`)}
      value={shown}
      before={present[code]}
      date={startingDate}
    >
      {doctor && !isDoctor && <span>{t("summary.doctor", { name: doctor })}</span>}
      {code === "riskDel" && <Told extra={extra} />}
    </SummaryLine>
  );
}

/** The value on that day without the change, if it fits into a word. */
function usePresent(
  person: Person,
  day: string | undefined,
): Partial<Record<MutationCode, string>> {
  const c = useTexts("contract");
  const basic = useContractsOn([day]).of(person, day);
  if (!basic) return {};
  return {
    aosModel: basic.product.value,
    deductible: wholeChf(basic.deductible * 100),
    invoiceFrequency: c(`periodicity.${basic.periodicite}`),
    ...(basic.primaryCareDoctor && { primaryCareDoctor: basic.primaryCareDoctor.nomPrenom }),
  };
}

/** The accident insurer, if accident cover is excluded. */
function Told({ extra }: { extra: Extras }) {
  const t = useTexts("contract_changes");
  const { language } = useLanguage();
  const country = extra.pays ? countryOf(extra.pays)?.names[language] : undefined;
  const lines = [
    extra.statut && professionalStatusName(extra.statut, language),
    extra.dtFinDelaiCadre && t("summary.until", { date: formatDate(extra.dtFinDelaiCadre) }),
    extra.employeur &&
      t("summary.employer", { name: extra.employeur, hours: extra.heuresSemaine ?? "" }),
    extra.preuve && t(extra.preuve === PROOF_FOLLOWS ? "summary.proofLater" : "summary.proof"),
    extra.orgaRente && t("summary.pension", { name: extra.orgaRente, country: country ?? "" }),
  ].filter((line) => line !== undefined && line !== "");
  return lines.map((line) => (
    <span key={line} className={styles.before}>
      {line}
    </span>
  ));
}
