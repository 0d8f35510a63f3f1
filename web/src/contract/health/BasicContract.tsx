import { formatDate } from "@portal/model/calendar/dates.ts";
import type { Coordinates } from "@portal/model/places/places.ts";
import { costShareValues } from "../../core/language/cost-share-values.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { useToday } from "../../core/today.ts";
import { CareContact } from "./CareContact.tsx";
import { ChangeLinks } from "./ChangeLinks.tsx";
import { ConditionsLink } from "../ConditionsLink.tsx";
import type { Basic } from "../contract.ts";
import styles from "../Contract.module.css";
import { Fact, Facts } from "../Fact.tsx";
import { wholeFrancs } from "../premium/francs.ts";
import { PolicyLinks } from "../PolicyLinks.tsx";
import { PremiumReceipt } from "../premium/PremiumReceipt.tsx";

interface BasicContractProps {
  insuredNumber: number;
  month: string;
  contract: Basic;
  domicile: Coordinates | undefined;
  next: { year: number; amount: number } | undefined;
}

export function BasicContract(props: BasicContractProps) {
  const { insuredNumber, month, contract, domicile, next } = props;
  return (
    <div className={styles.sides}>
      <div>
        <BasicFacts contract={contract} />
        <ChangeLinks insuredNumber={insuredNumber} />
        <div className={styles.papers}>
          <ConditionsLink contract={contract} />
          <PolicyLinks insuredNumber={insuredNumber} month={month} />
        </div>
      </div>
      <div className={styles.side}>
        <PremiumReceipt contract={contract} next={next} />
        <CareContact
          insuredNumber={insuredNumber}
          month={month}
          contract={contract}
          domicile={domicile}
        />
      </div>
    </div>
  );
}

function BasicFacts({ contract }: { contract: Basic }) {
  const t = useTexts("contract");
  const { deductible, model, risk } = contract;
  const costShare = costShareValues(useToday());
  return (
    <Facts>
      <Fact label={t("term.model")} explanation={t(`explain.${model}`)}>
        {t(`model.${model}`)}
      </Fact>
      <Fact label={t("term.deductible")} explanation={t("explain.deductible")}>
        {deductible > 0
          ? t("deductible.yearly", { amount: wholeFrancs(deductible) })
          : t("deductible.none")}
      </Fact>
      <Fact label={t("term.coinsurance")} explanation={t("explain.coinsurance", costShare)}>
        {t("coinsurance.value", costShare)}
      </Fact>
      <Fact label={t("term.risk")} explanation={t("explain.risk")}>
        {t(`risk.${risk}`)}
      </Fact>
      <Fact label={t("term.insurer")}>{contract.healthInsurer.value}</Fact>
      <Fact label={t("term.since")}>{formatDate(contract.startingDate)}</Fact>
      <Fact label={t("term.billing")}>{t(`periodicity.${contract.periodicite}`)}</Fact>
    </Facts>
  );
}
