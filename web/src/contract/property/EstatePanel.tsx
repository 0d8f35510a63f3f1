import { useTexts } from "../../core/language/i18n.tsx";
import { AllOpener } from "../AllOpener.tsx";
import type { PersonContracts } from "../contract.ts";
import stack from "../../ui/layout/Stack.module.css";
import styles from "../Contract.module.css";
import { CoverCard } from "../CoverCard.tsx";
import card from "../CoverCard.module.css";
import { EstateContract } from "./EstateContract.tsx";
import { francs } from "../../core/language/francs.ts";
import { NoContract } from "../NoContract.tsx";
import { ProductIcon } from "../ProductIcon.tsx";
import { useOpened } from "../useOpened.ts";

/** The property contracts, a card each; they belong to the main insured. */
export function EstatePanel({ contracts }: { contracts: readonly PersonContracts[] }) {
  const t = useTexts("contract");
  const estate = contracts.flatMap((person) => person.estate);
  const opened = useOpened(estate.map(({ noContract }) => noContract));
  if (estate.length === 0) return <NoContract kind="estate" />;
  return (
    <div className={stack.gap3}>
      <AllOpener count={t("person.contracts", { count: estate.length })} opened={opened} />
      <ul className={styles.people}>
        {estate.map((contract) => (
          <li key={contract.noContract}>
            <CoverCard
              icon={<ProductIcon about={contract.type} />}
              title={contract.product.value}
              essential={
                <>
                  <span>{t(`property.${contract.type}`)}</span>
                  <span>{t("estate.number", { number: contract.noContract })}</span>
                </>
              }
              amounts={
                <span className={card.amount}>
                  {francs(contract.monthlyAmount)} <small>{t("summary.perMonth")}</small>
                </span>
              }
              isOpen={opened.isOpen(contract.noContract)}
              onToggle={(isOpen) => opened.toggle(contract.noContract, isOpen)}
            >
              <EstateContract contract={contract} />
            </CoverCard>
          </li>
        ))}
      </ul>
    </div>
  );
}
