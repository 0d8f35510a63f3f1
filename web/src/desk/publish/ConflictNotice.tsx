import { useTexts } from "../../core/language/i18n.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { ChangeList } from "./ChangeList.tsx";
import { changedFields } from "./changes.ts";
import type { Conflict } from "./use-editing.ts";
import styles from "./Publish.module.css";

interface ConflictNoticeProps<Content> {
  readonly mine: Content;
  readonly conflict: Conflict<Content>;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** A colleague published meanwhile: what differs from the text of the form, which stays as it is. */
export function ConflictNotice<Content>(props: ConflictNoticeProps<Content>) {
  const t = useTexts("desk_publish");
  const { mine, conflict, onMine, onTheirs } = props;
  const { publishedBy: name, content } = conflict;
  return (
    <Notice kind="error">
      <p>{name ? t("conflict.by", { name }) : t("conflict.other")}</p>
      <ChangeList changes={changedFields(content, mine)} />
      <div className={styles.choices}>
        <Button variant="secondary" onClick={onMine}>
          {t("conflict.mine")}
        </Button>
        <Button variant="secondary" onClick={onTheirs}>
          {t("conflict.theirs")}
        </Button>
      </div>
    </Notice>
  );
}
