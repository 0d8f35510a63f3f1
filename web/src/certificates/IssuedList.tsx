import { groupedCode } from "@portal/model/certificates/certificate-code.ts";
import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { query } from "../core/http/api.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { ConfirmDialog } from "../ui/dialogs/ConfirmDialog.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { Button } from "../ui/layout/Button.tsx";
import { Card } from "../ui/layout/Card.tsx";
import styles from "./Certificates.module.css";
import {
  type Certificate,
  certificates,
  certificateUrl,
  fullName,
  RevokeCertificate,
} from "./certificates.ts";

/** The issued certificates with their codes, the newest first. */
export function IssuedList({ issued }: { issued: readonly Certificate[] }) {
  const t = useTexts("certificates");
  const [asked, setAsked] = useState<Certificate>();
  const revoking = useRevocation(() => setAsked(undefined));
  return (
    <section className={styles.issued} aria-labelledby="issued-certificates">
      <h2 id="issued-certificates">{t("list.title")}</h2>
      {issued.length === 0 ? (
        <EmptyState picture="document" title={t("list.none.title")}>
          {t("list.none.text")}
        </EmptyState>
      ) : (
        <Card>
          <ul className={styles.list}>
            {issued.map((one) => (
              <li key={one.id} className={styles.entry}>
                <Entry certificate={one} onRevoke={() => setAsked(one)} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {asked && (
        <ConfirmDialog
          title={t("revoking.title")}
          confirm={t("revoking.confirm")}
          isBusy={revoking.isPending}
          onConfirm={() => revoking.mutate(asked.id)}
          onClose={() => setAsked(undefined)}
        >
          <p>{t("revoking.text")}</p>
          {revoking.isError && (
            <Notice kind="error">
              <p>{t("revoking.failed")}</p>
            </Notice>
          )}
        </ConfirmDialog>
      )}
    </section>
  );
}

function useRevocation(onDone: () => void) {
  const t = useTexts("certificates");
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => query(RevokeCertificate, { id }, { silent: true }),
    onSuccess: () => {
      onDone();
      toast(t("revoking.done"));
      void cache.invalidateQueries(certificates);
    },
  });
}

const tones = { VALID: "done", EXPIRED: "quiet", REVOKED: "bad" } as const;

function Entry({ certificate, onRevoke }: { certificate: Certificate; onRevoke: () => void }) {
  const t = useTexts("certificates");
  const { kind, language, from, to, standing, code, iddms } = certificate;
  const title = t(`kind.${kind}.title`);
  const name = fullName(certificate);
  const named = { title, name, date: formatDate(certificate.issuedOn) };
  return (
    <>
      <div className={styles.words}>
        <h3>
          {title} <Badge tone={tones[standing]}>{t(`standing.${standing}`)}</Badge>
        </h3>
        <p>
          {t("list.about", { name, language: t(`languages.${language}`) })}
          {from && to && `, ${t("list.period", { from: formatDate(from), to: formatDate(to) })}`}
        </p>
        <p className={styles.quiet}>
          <Dates certificate={certificate} />
        </p>
        <p>
          {t("list.code")} <span className={styles.code}>{groupedCode(code)}</span>
        </p>
        <p className={styles.quiet}>
          <Checks certificate={certificate} />
        </p>
      </div>
      <div className={styles.actions}>
        <a
          href={certificateUrl(iddms)}
          target="_blank"
          rel="noopener"
          aria-label={`${t("list.openNamed", named)} ${t("opensPdf")}`}
        >
          {t("list.open")}
        </a>
        {standing !== "REVOKED" && (
          <Button variant="quiet" aria-label={t("list.revokeNamed", named)} onClick={onRevoke}>
            {t("list.revoke")}
          </Button>
        )}
      </div>
    </>
  );
}

function Dates({ certificate }: { certificate: Certificate }) {
  const t = useTexts("certificates");
  const { issuedOn, validUntil, revokedOn } = certificate;
  const parts = [
    t("list.issued", { date: formatDate(issuedOn) }),
    validUntil && !revokedOn && t("list.until", { date: formatDate(validUntil) }),
    revokedOn && t("list.revoked", { date: formatDate(revokedOn) }),
  ];
  return parts.filter(Boolean).join(", ");
}

function Checks({ certificate: { checks, lastCheckAt } }: { certificate: Certificate }) {
  const t = useTexts("certificates");
  if (!lastCheckAt) return t("list.neverChecked");
  const date = formatDate(todayInZurich(new Date(lastCheckAt)));
  return t("list.checked", { count: checks, date });
}
