import Copy from "lucide-react/icons/copy";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import styles from "./Pay.module.css";
import type { TransferFact } from "./useTransfer.ts";
import { useCopy } from "./useCopy.ts";

export function CopyFact({ name, shown, copied }: TransferFact) {
  const t = useTexts("invoices");
  const { copy } = useCopy();
  return (
    <div className={styles.copy}>
      <dt>{name}</dt>
      <dd>
        <span>{shown}</span>
        <Button
          variant="icon"
          aria-label={t("copy.label", { name })}
          onClick={() => copy(name, copied)}
        >
          <Copy size={18} aria-hidden="true" />
        </Button>
      </dd>
    </div>
  );
}
