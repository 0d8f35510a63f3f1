import { formatDate } from "@portal/model/calendar/dates.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { ConditionsLink } from "../ConditionsLink.tsx";
import type { Property } from "../contract.ts";
import stack from "../../ui/layout/Stack.module.css";
import styles from "../Contract.module.css";
import { Fact, Facts } from "../Fact.tsx";
import { francs } from "../../core/language/francs.ts";
import { ModuleTable } from "./ModuleTable.tsx";
import receipt from "../premium/Receipt.module.css";

/** A contract of the policyholder: its cover, insured sum and premium. */
export function EstateContract({ contract }: { contract: Property }) {
  const t = useTexts("contract");
  const { baseModules, complementaryModules } = contract;
  return (
    <div className={stack.gap5}>
      <div className={styles.sides}>
        <EstateFacts contract={contract} />
        <EstateReceipt contract={contract} />
      </div>
      <ModuleTable title={t("modules.base")} group={baseModules} />
      <ModuleTable title={t("modules.complementary")} group={complementaryModules} />
      <div className={styles.papers}>
        <ConditionsLink contract={contract} />
      </div>
    </div>
  );
}

function EstateFacts({ contract }: { contract: Property }) {
  const t = useTexts("contract");
  const { startDate, endDate, level, residence } = contract;
  const period = { start: formatDate(startDate), end: formatDate(endDate) };
  return (
    <Facts>
      <Fact label={t("term.period")} explanation={t("explain.period")}>
        {t("estate.period", period)}
      </Fact>
      <Fact label={t("term.circle")} explanation={t("explain.circle")}>
        {t(`circle.${contract.insuredCircle}`)}
      </Fact>
      {level && (
        <Fact label={t("term.level")} explanation={t("explain.level")}>
          {level}
        </Fact>
      )}
      <Fact label={t("term.residence")}>
        {residence.street}
        <br />
        {residence.town}
        <span className={styles.more}>
          {[
            t(`residence.type.${residence.type}`),
            t(`residence.status.${residence.statusTaker}`),
            t(`residence.construction.${residence.constructionType}`),
          ].join(", ")}
        </span>
      </Fact>
      <Fact label={t("term.billing")}>{t(`periodicity.${contract.periodicity}`)}</Fact>
    </Facts>
  );
}

function EstateReceipt({ contract }: { contract: Property }) {
  const t = useTexts("contract");
  const { baseModules, complementaryModules, federalStamp, totalPremiumAmount } = contract;
  return (
    <div className={receipt.receipt}>
      <h3>{t("receipt.title")}</h3>
      <dl className={receipt.lines}>
        <Fact label={t("modules.base")}>{francs(baseModules.totalPremiumAmount)}</Fact>
        {complementaryModules.modules.length > 0 && (
          <Fact label={t("modules.complementary")}>
            {francs(complementaryModules.totalPremiumAmount)}
          </Fact>
        )}
        <Fact label={t("term.stamp")} explanation={t("explain.stamp")}>
          {francs(federalStamp)}
        </Fact>
      </dl>
      <p className={receipt.net}>
        <span>{t("receipt.yearlyTotal")}</span>
        <span>{francs(totalPremiumAmount)}</span>
      </p>
      <p className={receipt.note}>
        {t("receipt.monthly", { amount: francs(contract.monthlyAmount) })}
      </p>
    </div>
  );
}
