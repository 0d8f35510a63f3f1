import type { PublicationVersion } from "@portal/model/desk/publishing.ts";
import type * as z from "zod/mini";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { ChangeList } from "./ChangeList.tsx";
import { changedFields } from "./changes.ts";
import { useMoment } from "./moment.ts";
import styles from "./Publish.module.css";

interface HistoryProps<Content> {
  /** The newest first. */
  readonly versions: readonly PublicationVersion[];
  readonly rule: z.ZodMiniType<Content>;
  readonly onRestore: (version: number, content: Content) => void;
  readonly restoredFrom: number | undefined;
}

/** Who published what and when. An earlier version is taken into the form, and published as a new one. */
export function History<Content>(props: HistoryProps<Content>) {
  const t = useTexts("desk_publish");
  const moment = useMoment();
  const { versions, rule, onRestore, restoredFrom } = props;
  return (
    <Card className={styles.history}>
      <h3>{t("history.title")}</h3>
      {versions.length === 0 && <p>{t("history.none")}</p>}
      <ol>
        {versions.map((one, place) => {
          const { version, content, publishedBy, publishedAt } = one;
          const earlier = versions[place + 1];
          const former = rule.safeParse(content);
          return (
            <li key={version}>
              <strong>{t("history.version", { version })}</strong>
              <span>
                {publishedBy && publishedAt
                  ? t("by", { name: publishedBy, moment: moment(publishedAt) })
                  : t("history.before")}
              </span>
              {one.restoredFrom !== null && (
                <span>{t("history.restored", { version: one.restoredFrom })}</span>
              )}
              {earlier && <ChangeList changes={changedFields(earlier.content, content)} />}
              {place > 0 && former.success && (
                <Button variant="secondary" onClick={() => onRestore(version, former.data)}>
                  {t("history.take", { version })}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      <p role="status">{restoredFrom && t("history.taken", { version: restoredFrom })}</p>
    </Card>
  );
}
