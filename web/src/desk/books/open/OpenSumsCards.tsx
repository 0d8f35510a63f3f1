import { claimAges, type OpenSums } from "@portal/model/desk/books/open-items.ts";
import { InsuranceLaw } from "@portal/model/invoices/carriers.ts";
import { unpaidStatuses } from "@portal/model/invoices/invoice.ts";
import { formatChf } from "@portal/model/money.ts";
import { useLanguage, useTexts } from "../../../core/language/i18n.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import styles from "../Books.module.css";

interface Line {
  readonly key: string;
  readonly label: string;
}

/** The sums of the list by stage of dunning, age, law and insurer. */
export function OpenSumsCards({ sums }: { sums: OpenSums }) {
  const t = useTexts("desk_books");
  const { language } = useLanguage();
  return (
    <div className={styles.sums}>
      <SumCard
        title={t("open.stage")}
        sums={sums.byStatus}
        lines={unpaidStatuses.map((key) => ({ key, label: t(`stage.${key}`) }))}
      />
      <SumCard
        title={t("open.age")}
        sums={sums.byAge}
        lines={claimAges.map((key) => ({ key, label: t(`age.${key}`) }))}
      />
      <SumCard
        title={t("open.law")}
        sums={sums.byLaw}
        lines={InsuranceLaw.options.map((key) => ({ key, label: t(`law.${key}`) }))}
      />
      <SumCard
        title={t("open.insurer")}
        sums={sums.byInsurer}
        lines={sums.insurers.map(({ code, names }) => ({ key: code, label: names[language] }))}
      />
    </div>
  );
}

interface SumCardProps {
  readonly title: string;
  readonly sums: OpenSums["byStatus"];
  readonly lines: readonly Line[];
}

function SumCard({ title, sums, lines }: SumCardProps) {
  const t = useTexts("desk_books");
  const shown = lines.flatMap(({ key, label }) => {
    const sum = sums.find((one) => one.key === key);
    return sum ? [{ label, ...sum }] : [];
  });
  return (
    <Card className={styles.card}>
      <h3>{title}</h3>
      {shown.length === 0 && <p className={styles.quiet}>{t("open.none")}</p>}
      <dl className={styles.lines}>
        {shown.map(({ key, label, count, amount }) => (
          <div key={key}>
            <dt>
              {label} <span className={styles.quiet}>{count}</span>
            </dt>
            <dd>{formatChf(amount)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
