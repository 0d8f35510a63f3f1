import type { CheckedCertificate } from "@portal/model/certificates/certificates.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import { useTexts } from "../core/language/i18n.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { FileComparison } from "./FileComparison.tsx";
import styles from "./Verify.module.css";

const signs = {
  VALID: { Icon: CircleCheck, tone: styles.good },
  EXPIRED: { Icon: CircleAlert, tone: styles.warn },
  REVOKED: { Icon: CircleX, tone: styles.bad },
  UNKNOWN: { Icon: CircleX, tone: styles.bad },
};

/** How the certificate stands, and what of it the reader compares with the paper. */
export function Outcome({ checked: { status, certificate } }: { checked: CheckedCertificate }) {
  const t = useTexts("verify");
  const { Icon, tone } = signs[status];
  return (
    <Card>
      <div className={styles.outcome}>
        <div className={styles.head}>
          <Icon size={32} aria-hidden="true" className={tone} />
          <h2>{t(`status.${status}.title`)}</h2>
        </div>
        <p>{t(`status.${status}.text`)}</p>
        {certificate && <Facts certificate={certificate} />}
        {certificate && <FileComparison sha256={certificate.sha256} />}
      </div>
    </Card>
  );
}

function Facts({ certificate }: { certificate: NonNullable<CheckedCertificate["certificate"]> }) {
  const t = useTexts("verify");
  const { kind, issuedOn, validUntil, revokedOn, from, to, initials, birthYear } = certificate;
  const facts: readonly (readonly [name: string, value: string | null])[] = [
    [t("fact.kind"), t(`kind.${kind}`)],
    [t("fact.person"), t("person", { initials, year: birthYear })],
    [t("fact.period"), from && to && t("period", { from: formatDate(from), to: formatDate(to) })],
    [t("fact.issuedOn"), formatDate(issuedOn)],
    revokedOn
      ? [t("fact.revokedOn"), formatDate(revokedOn)]
      : [t("fact.validUntil"), validUntil ? formatDate(validUntil) : t("noEnd")],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
