import { useQuery } from "../core/http/useQuery.ts";
import { formatChf, rappenOf } from "@portal/model/money.ts";
import Download from "lucide-react/icons/download";
import { query } from "../core/http/api.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { oneOf, useSearch } from "../core/routing/search.ts";
import { BusyButton } from "../ui/layout/BusyButton.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { Select } from "../ui/fields/Select.tsx";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import {
  type Certificate,
  fullName,
  TaxCertificates as Certificates,
  YEARS,
} from "./reimbursements.ts";
import styles from "./TaxCertificates.module.css";
import { useCertificateFile } from "./useCertificateFile.ts";

/** The tax certificates of a year, one per person with a statement in it. */
export function TaxCertificates({ lastYear }: { lastYear: number }) {
  const t = useTexts("reimbursements");
  const years = { firstYear: lastYear - YEARS + 1, lastYear };
  const { data, isError, refetch } = useQuery({
    queryKey: ["tax certificates", lastYear],
    queryFn: () => query(Certificates, years, { silent: true }),
  });
  if (isError && !data) return <Failed text={t("tax.failed")} onRetry={() => void refetch()} />;
  if (!data || data.taxCertificates.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="tax-title">
      <h2 id="tax-title">{t("tax.title")}</h2>
      <Card>
        <p className={styles.lead}>{t("tax.lead")}</p>
        <YearOfCertificates certificates={data.taxCertificates} lastYear={lastYear} />
      </Card>
    </section>
  );
}

interface YearProps {
  certificates: readonly Certificate[];
  lastYear: number;
}

/** The default is the past year, for which the tax return is due. */
function YearOfCertificates({ certificates, lastYear }: YearProps) {
  const t = useTexts("reimbursements");
  const search = useSearch();
  const [newest = lastYear, ...older] = new Set(certificates.map(({ year }) => year));
  const usual = older.includes(lastYear - 1) ? lastYear - 1 : newest;
  const choice = oneOf("taxYear", [newest, ...older], usual);
  const year = search.get(choice);
  const options = choice.options.map((one) => ({ value: String(one), label: String(one) }));
  return (
    <>
      <div className={styles.year}>
        <Select
          label={t("years")}
          value={String(year)}
          options={options}
          onChange={(value) => value && search.set(choice.to(Number(value)))}
        />
      </div>
      {year === lastYear && <p className={styles.lead}>{t("tax.soFar")}</p>}
      <ul className={styles.people}>
        {certificates
          .filter((one) => one.year === year)
          .map((one) => (
            <li key={one.insured.insuredNumber}>
              <PersonOfYear certificate={one} />
            </li>
          ))}
      </ul>
    </>
  );
}

function PersonOfYear({ certificate }: { certificate: Certificate }) {
  const t = useTexts("reimbursements");
  const { busy, hasFailed, download } = useCertificateFile(certificate);
  const { insured, billed, paidByUs, own, year } = certificate;
  const name = fullName(insured);
  return (
    <>
      <h3>{name}</h3>
      <dl className={styles.sums}>
        {[
          { part: t("tax.billed"), amount: billed },
          { part: t("costs.paidByUs"), amount: paidByUs },
          { part: t("costs.own"), amount: own },
        ].map(({ part, amount }) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd>{formatChf(rappenOf(amount))}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.files}>
        {(["pdf", "csv"] as const).map((format) => (
          <BusyButton
            key={format}
            variant="secondary"
            isBusy={busy === format}
            onClick={() => void download(format)}
          >
            <Download size={18} aria-hidden="true" /> {t(`tax.${format}`)}
            <VisuallyHidden> {t("tax.of", { name, year })}</VisuallyHidden>
          </BusyButton>
        ))}
      </div>
      {hasFailed && (
        <Notice kind="error">
          <p>{t("tax.notDownloaded")}</p>
        </Notice>
      )}
    </>
  );
}
