import { formatDate } from "@portal/model/calendar/dates.ts";
import { productFamily } from "@portal/model/products.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { ConditionsLink } from "../ConditionsLink.tsx";
import type { Supplementary } from "../contract.ts";
import styles from "../Contract.module.css";
import { Fact, Facts } from "../Fact.tsx";
import { francs } from "../../core/language/francs.ts";
import { wholeFrancs } from "../premium/francs.ts";
import { ProductIcon } from "../ProductIcon.tsx";
import { knownVariant } from "./variants.ts";

interface SupplementaryContractsProps {
  contracts: readonly Supplementary[];
  total: number;
}

export function SupplementaryContracts({ contracts, total }: SupplementaryContractsProps) {
  const t = useTexts("contract");
  return (
    <>
      <ul className={styles.list}>
        {contracts.map((contract) => (
          <li key={contract.product.code} className={styles.item}>
            <Head contract={contract} />
            <SupplementaryFacts contract={contract} />
            <ConditionsLink contract={contract} />
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>{t("lca.total")}</span>
        <span>{francs(total)}</span>
      </p>
    </>
  );
}

function Head({ contract: { product, monthlyAmount } }: { contract: Supplementary }) {
  const t = useTexts("contract");
  const family = productFamily(product.code);
  return (
    <div className={styles.head}>
      <ProductIcon about={family} />
      <div className={styles.name}>
        <h3>{product.value}</h3>
        <p className={styles.about}>{t(`family.${family ?? "other"}`)}</p>
      </div>
      <p className={styles.amount}>{francs(monthlyAmount)}</p>
    </div>
  );
}

function SupplementaryFacts({ contract }: { contract: Supplementary }) {
  const t = useTexts("contract");
  const { deductible, level, waitingPeriod, variantes, collective } = contract;
  return (
    <Facts variant="columns">
      <Fact label={t("term.since")}>{formatDate(contract.startingDate)}</Fact>
      {level && (
        <Fact label={t("term.level")} explanation={t("explain.level")}>
          {level}
        </Fact>
      )}
      <Fact label={t("term.deductible")} explanation={t("explain.deductible")}>
        {deductible
          ? t("deductible.yearly", { amount: wholeFrancs(deductible) })
          : t("deductible.none")}
      </Fact>
      <Fact label={t("term.risk")} explanation={t("explain.riskVoluntary")}>
        {t(`risk.${contract.risk}`)}
      </Fact>
      {waitingPeriod && (
        <Fact label={t("term.waitingPeriod")} explanation={t("explain.waitingPeriod")}>
          {formatDate(waitingPeriod)}
        </Fact>
      )}
      {collective && (
        <Fact label={t("term.agreement")} explanation={t("explain.agreement")}>
          {collective.frameworkAgreementNumber}
        </Fact>
      )}
      {variantes.length > 0 && (
        <Fact label={t("term.variants")} explanation={t("explain.variants")}>
          <Variants codes={variantes} />
        </Fact>
      )}
    </Facts>
  );
}

function Variants({ codes }: { codes: readonly string[] }) {
  const t = useTexts("contract");
  return codes
    .map((code) => {
      const known = knownVariant(code);
      return known ? t(`variant.${known}`) : code;
    })
    .join(", ");
}
