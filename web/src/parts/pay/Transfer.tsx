import CalendarPlus from "lucide-react/icons/calendar-plus";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import FileDown from "lucide-react/icons/file-down";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import buttonStyles from "../../ui/layout/Button.module.css";
import { paperAddress, type PayableInvoice } from "./pay-invoice.ts";
import styles from "./PaySheet.module.css";
import { useCopy } from "./useCopy.ts";
import { type TransferFact, useTransfer } from "./useTransfer.ts";

/** The values of a transfer, to copy one by one or together, with the document and a calendar entry. */
export function Transfer({ invoice }: { invoice: PayableInvoice }) {
  const t = useTexts("invoices");
  const { facts, saveEntry } = useTransfer(invoice);
  const { copied, copy } = useCopy();
  const { iddms } = invoice;
  const values: TransferFact[] = [facts.amount, facts.iban, facts.reference, facts.creditor];
  const all = values
    .map(({ name, copied: text, below }) => `${name}: ${[text, below].filter(Boolean).join(", ")}`)
    .join("\n");
  return (
    <div className={styles.how}>
      <section className={styles.transfer} aria-labelledby="transfer-title">
        <div className={styles.all}>
          <h3 id="transfer-title">{t("sheet.transfer")}</h3>
          <Button onClick={() => copy(t("sheet.all"), all)}>
            <Copy size={18} aria-hidden="true" />
            {t("sheet.copyAll")}
          </Button>
        </div>
        <dl className={styles.facts}>
          {values.map((fact) => (
            <Fact
              key={fact.name}
              fact={fact}
              isCopied={copied === fact.name}
              onCopy={() => copy(fact.name, fact.copied)}
            />
          ))}
        </dl>
      </section>
      <div className={styles.tools}>
        {iddms && (
          <a
            className={`${buttonStyles.button} ${buttonStyles.secondary}`}
            href={paperAddress(iddms)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <FileDown size={20} aria-hidden="true" />
            {t("pay.pdf")}
          </a>
        )}
        <Button variant="secondary" onClick={saveEntry}>
          <CalendarPlus size={20} aria-hidden="true" />
          {t("calendar.add")}
        </Button>
      </div>
    </div>
  );
}

interface FactProps {
  fact: TransferFact;
  isCopied: boolean;
  onCopy: () => void;
}

function Fact({ fact: { name, shown, below }, isCopied, onCopy }: FactProps) {
  const t = useTexts("invoices");
  const Icon = isCopied ? Check : Copy;
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>
        {shown}
        {below && <small>{below}</small>}
      </dd>
      <button
        type="button"
        className={isCopied ? `${styles.copy} ${styles.copied}` : styles.copy}
        aria-label={t("copy.label", { name })}
        onClick={onCopy}
      >
        <Icon size={18} aria-hidden="true" />
        {t(isCopied ? "sheet.copied" : "sheet.copy")}
      </button>
    </div>
  );
}
