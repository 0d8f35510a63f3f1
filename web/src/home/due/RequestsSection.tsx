import { formatDate } from "@portal/model/calendar/dates.ts";
import {
  knownType,
  showsStatus,
  type ShownStatus,
  shownStatus,
} from "@portal/model/requests/request-words.ts";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import X from "lucide-react/icons/x";
import { paths } from "../../core/routing/paths.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { LinkButton } from "../../ui/layout/LinkButton.tsx";
import type { HomeRequest } from "../home.ts";
import styles from "./Rows.module.css";
import { Section } from "../Section.tsx";

/** The three latest requests of the last twelve months, with their status. */
export function RequestsSection({ requests }: { requests: readonly HomeRequest[] }) {
  const t = useTexts("homepage");
  const more = { to: paths.interactions.path, words: t("requests.all") };
  if (requests.length === 0) return <NoRequests />;
  return (
    <Section title={t("requests.title")} more={more}>
      <Card className={styles.requests}>
        <ul>
          {requests.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </ul>
      </Card>
    </Section>
  );
}

const signs = { REQUEST: Clock, IN_PROGRESS: Clock, DONE: Check, REFUSED: X };

function RequestRow({ request }: { request: HomeRequest }) {
  const t = useTexts("interactions");
  const { type, statusDate, requestDate, concernedInsured } = request;
  const status = statusOf(request);
  const Sign = signs[status ?? "REQUEST"];
  const facts = [
    status && t(`status.${status}`),
    formatDate(status ? statusDate : requestDate),
    concernedInsured?.fullname,
  ];
  return (
    <li className={styles.request}>
      <span className={styles.sign} data-status={status}>
        <Sign size={14} aria-hidden="true" />
      </span>
      <div>
        <p className={styles.what}>{t(`type.${knownType(type) ?? "unknown"}`)}</p>
        <p className={styles.facts}>{facts.filter(Boolean).join(" · ")}</p>
      </div>
    </li>
  );
}

/** The status, if the type of request shows one. */
function statusOf({ type, status }: HomeRequest): ShownStatus | undefined {
  return showsStatus(type) ? shownStatus(status.at(-1) ?? "") : undefined;
}

function NoRequests() {
  const t = useTexts("homepage");
  return (
    <Section title={t("requests.title")}>
      <Card className={styles.empty}>
        <p className={styles.none}>{t("requests.none")}</p>
        <LinkButton to={paths.documentsSend.path}>{t("requests.first")}</LinkButton>
      </Card>
    </Section>
  );
}
