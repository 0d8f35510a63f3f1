import { useTexts } from "../../core/language/i18n.tsx";
import type { Insured } from "../../core/portal.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import styles from "./AssessmentDialog.module.css";

interface AssessmentDialogProps {
  people: readonly Insured[];
  onChoose: (insuredNumber: number) => void;
  onClose: () => void;
}

/** The person whose symptoms are checked: their plan decides where the checker refers them. */
export function AssessmentDialog({ people, onChoose, onClose }: AssessmentDialogProps) {
  const t = useTexts("suggestions");
  const blocks = useTexts("blocks");
  return (
    <Dialog
      title={t("checker.title")}
      onClose={onClose}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {blocks("cancel")}
        </Button>
      }
    >
      <p>{t("checker.text")}</p>
      <ul className={styles.people}>
        {people.map(({ insuredNumber, fullname }) => (
          <li key={insuredNumber}>
            <Button variant="secondary" onClick={() => onChoose(insuredNumber)}>
              {fullname}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
