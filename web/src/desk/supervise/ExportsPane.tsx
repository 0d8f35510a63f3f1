import type { AuditManifest } from "@portal/model/desk/audit-export.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { useQuery } from "../../core/http/useQuery.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import { useMoment } from "../publish/moment.ts";
import styles from "../watch/Watch.module.css";
import { ExportForm } from "./ExportForm.tsx";
import own from "./Looks.module.css";
import { auditExports } from "./looks.ts";

/** Exports of the audit for the auditor: a new one, and the earlier ones with their files. */
export function ExportsPane() {
  const t = useTexts("desk_supervise");
  const list = useQuery(auditExports);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h2>{t("page.exports")}</h2>
      </header>
      <p className={styles.hint}>{t("exports.text")}</p>
      <ExportForm />
      {list.isPending && <ListSkeleton />}
      {list.isError && !list.data && (
        <Failed text={t("failed")} onRetry={() => void list.refetch()} />
      )}
      {list.data?.exports.length === 0 && (
        <EmptyState picture="document" title={t("exports.none")}>
          {t("exports.noneText")}
        </EmptyState>
      )}
      {list.data && list.data.exports.length > 0 && (
        <section className={styles.card} aria-label={t("exports.earlier")}>
          <ul className={styles.list}>
            {list.data.exports.map((one) => (
              <Row key={one.id} manifest={one} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Row({ manifest }: { manifest: AuditManifest }) {
  const t = useTexts("desk_supervise");
  const { language } = useLanguage();
  const moment = useMoment();
  const { id, from, to, format, askedBy, askedAt, reason, lines, sha256 } = manifest;
  const period = t("exports.period", { from: formatDate(from), to: formatDate(to) });
  const name = t("exports.name", { period, format: t(`exports.formats.${format}`) });
  const address = `/desk/v1/supervise/audit-exports/${id}`;
  return (
    <li>
      <div className={styles.words}>
        <strong>{name}</strong>
        <span>{t("exports.asked", { name: askedBy, moment: moment(askedAt), reason })}</span>
        {lines !== null && sha256 !== null && (
          <span>
            {t("exports.proof", {
              lines: new Intl.NumberFormat(`${language}-CH`).format(lines),
              hash: sha256,
            })}
          </span>
        )}
      </div>
      <p className={own.links}>
        <a href={`${address}/file`} download aria-label={t("exports.fileOf", { name })}>
          {t("exports.file")}
        </a>
        {sha256 !== null && (
          <a href={`${address}/manifest`} download aria-label={t("exports.manifestOf", { name })}>
            {t("exports.manifest")}
          </a>
        )}
      </p>
    </li>
  );
}
