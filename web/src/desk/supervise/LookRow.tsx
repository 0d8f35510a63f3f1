import type { Look } from "@portal/model/desk/looks.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { useMoment } from "../publish/moment.ts";
import styles from "./Looks.module.css";
import { useLookWords } from "./useLookWords.ts";

interface LookRowProps {
  readonly look: Look;
  readonly onOpen: () => void;
}

/** A look in words: who opened whom, when and why, and what is unusual about it. */
export function LookRow({ look, onOpen }: LookRowProps) {
  const t = useTexts("desk_supervise");
  const moment = useMoment();
  const words = useLookWords();
  const { staff, beganAt, signs, seen } = look;
  const title = t("looks.title", { staff: staff.name, customer: words.customer(look) });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{title}</strong>
        <span>{t("looks.when", { moment: moment(beganAt), reason: words.reason(look) })}</span>
        {signs.length > 0 && (
          <span className={styles.signs}>
            {signs.map((sign) => (
              <Badge key={sign} tone={seen ? "quiet" : "warning"}>
                {t(`looks.sign.${sign}`)}
              </Badge>
            ))}
          </span>
        )}
        {seen && (
          <span>
            {t("looks.seen", { name: seen.by, moment: moment(seen.at), note: seen.note })}
          </span>
        )}
      </div>
      <Button variant="secondary" aria-label={t("looks.openOf", { title })} onClick={onOpen}>
        {t("looks.open")}
      </Button>
    </li>
  );
}
