import { cantonsIn } from "@portal/model/places/cantons.ts";
import Calculator from "lucide-react/icons/calculator";
import House from "lucide-react/icons/house";
import ReceiptText from "lucide-react/icons/receipt-text";
import { ErrorBoundary, type FallbackProps } from "../core/errors/ErrorBoundary.tsx";
import { useRetry } from "../core/errors/useRetry.ts";
import { Boundary } from "../core/hydration.tsx";
import { useLanguage, useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { useSearch } from "../core/routing/search.ts";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { useRef } from "react";
import { ReadAloud } from "../parts/read-aloud/ReadAloud.tsx";
import { Select } from "../ui/fields/Select.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { Columns } from "../ui/layout/Columns.tsx";
import { FactCards } from "../ui/layout/FactCards.tsx";
import { Page } from "../ui/layout/Page.tsx";
import stack from "../ui/layout/Stack.module.css";
import { FormNeeds } from "./FormNeeds.tsx";
import { OfficeCard } from "./OfficeCard.tsx";
import { chosenCanton, homeCanton } from "./premium-reductions.ts";
import styles from "./PremiumReductions.module.css";
import { useReductions } from "./useReductions.ts";

/** Who may get reduced premiums, where and until when to apply, and what the form asks for. */
export function PremiumReductionsScreen() {
  const t = useTexts("premium_reductions");
  const titles = useTexts("template");
  const read = useRef<HTMLDivElement>(null);
  return (
    <Page title={titles("titles.premiumReductions")} intro={t("intro")}>
      <ReadAloud target={read} about={titles("titles.premiumReductions")} />
      <div ref={read}>
        <Columns>
          <ErrorBoundary fallback={ReductionsFailed}>
            <Boundary fallback={<Skeleton height="520px" />}>
              <Canton />
            </Boundary>
          </ErrorBoundary>
          <Explanation />
        </Columns>
      </div>
    </Page>
  );
}

function Canton() {
  const t = useTexts("premium_reductions");
  const { language } = useLanguage();
  const { insureds } = usePortal();
  const search = useSearch();
  const { reductionOffices, reductionHomes, reductionReminders } = useReductions();
  const main = insureds.find(({ partPrincipal }) => partPrincipal)?.insuredNumber;
  const home = homeCanton(reductionHomes, main);
  const canton = search.get(chosenCanton) ?? home;
  const office = reductionOffices.find((one) => one.canton === canton);
  return (
    <div className={stack.gap5}>
      <Card className={styles.card}>
        <div className={styles.choice}>
          <Select
            name="canton"
            label={t("canton.label")}
            help={home !== undefined && home === canton ? t("canton.home") : undefined}
            options={cantonsIn(language).map(({ code, names }) => ({
              value: code,
              label: names[language],
            }))}
            value={canton ?? ""}
            onChange={(code) => search.set(chosenCanton.to(code === home ? undefined : code))}
            onBlur={() => undefined}
          />
        </div>
        {office ? (
          <OfficeCard
            key={office.canton}
            office={office}
            reminder={reductionReminders.find((one) => one.canton === office.canton)}
          />
        ) : (
          <Notice kind="info">
            <p>{t("canton.none")}</p>
          </Notice>
        )}
      </Card>
      <FormNeeds homes={reductionHomes} />
    </div>
  );
}

/** What cantons usually look at, and what happens without the customer. */
function Explanation() {
  const t = useTexts("premium_reductions");
  const facts = [
    { Icon: House, title: t("facts.who.title"), text: t("facts.who.text") },
    { Icon: Calculator, title: t("facts.looks.title"), text: t("facts.looks.text") },
    { Icon: ReceiptText, title: t("facts.bill.title"), text: t("facts.bill.text") },
  ];
  return (
    <aside className={stack.gap3} aria-labelledby="reduction-facts">
      <h2 id="reduction-facts" className={styles.title}>
        {t("facts.title")}
      </h2>
      <FactCards facts={facts} />
    </aside>
  );
}

function ReductionsFailed({ reset }: FallbackProps) {
  const t = useTexts("premium_reductions");
  return <Failed text={t("failed")} onRetry={useRetry(reset)} />;
}
