import Copy from "lucide-react/icons/copy";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import styles from "../detail/InvoiceDetail.module.css";

interface CopyFactProps {
  name: string;
  shown: string;
  /** As the bank's form wants it. */
  copied: string;
}

/** A value with a button that copies it. */
export function CopyFact({ name, shown, copied }: CopyFactProps) {
  const t = useTexts("invoices");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied);
      toast(t("copy.done", { name }));
    } catch {
      toast(t("copy.failed", { name }));
    }
  };
  return (
    <div className={styles.copy}>
      <dt>{name}</dt>
      <dd>
        <span>{shown}</span>
        <Button variant="icon" aria-label={t("copy.label", { name })} onClick={() => void copy()}>
          <Copy size={18} aria-hidden="true" />
        </Button>
      </dd>
    </div>
  );
}
