import type { Change, OpenedRequest } from "@portal/model/inbox/requests.ts";
import { formatChf } from "@portal/model/money.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "./Case.module.css";
import { useFacts } from "./facts.ts";
import { useShownValue } from "./values.ts";

/** What the request changes, before and after; a request that changes nothing says what it contains. */
export function ChangesCard({ request }: { request: OpenedRequest }) {
  const { changes, premium } = request;
  if (changes.length === 0) return <FactsCard request={request} />;
  return (
    <Card className={styles.card}>
      <ChangesTable changes={changes} />
      {premium && <PremiumLine {...premium} />}
    </Card>
  );
}

function ChangesTable({ changes }: { changes: readonly Change[] }) {
  const t = useTexts("desk_inbox");
  const shown = useShownValue();
  const told = (format: Change["format"], value: string | null) =>
    value === null ? t("changes.nothing") : shown(format, value);
  return (
    <table className={styles.changes}>
      <caption>{t("changes.title")}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t("changes.field")}</VisuallyHidden>
          </th>
          <th scope="col">{t("changes.before")}</th>
          <th scope="col">{t("changes.after")}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, format, before, after }) => (
          <tr key={field} className={before === after ? undefined : styles.changed}>
            <th scope="row">{t(`field.${field}`)}</th>
            <td>{told(format, before)}</td>
            <td>{before === after ? t("changes.same") : <ins>{told(format, after)}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PremiumLine({ without, with: next }: { without: number; with: number }) {
  const t = useTexts("desk_inbox");
  return (
    <p className={styles.effect}>
      <span>{t("changes.premium")}</span>
      <span>
        {formatChf(without)} → <strong>{formatChf(next)}</strong>
      </span>
    </p>
  );
}

function FactsCard({ request }: { request: OpenedRequest }) {
  const t = useTexts("desk_inbox");
  const facts = useFacts(request);
  if (facts.length === 0) return null;
  return (
    <Card className={styles.card}>
      <h3>{t("fields")}</h3>
      <dl className={styles.fields}>
        {facts.map(({ label, value }, place) => (
          <div key={place}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
