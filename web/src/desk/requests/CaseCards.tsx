import { formatDate } from "@portal/model/calendar/dates.ts";
import type { Check, OpenedRequest, Situation } from "@portal/model/inbox/requests.ts";
import { formatChf } from "@portal/model/money.ts";
import CircleCheck from "lucide-react/icons/circle-check";
import FileText from "lucide-react/icons/file-text";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useMemo } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Avatar } from "../../ui/layout/Avatar.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import type { ShownFile } from "../files/FileViewer.tsx";
import { useCommands } from "../keyboard/commands.ts";
import { Key } from "../keyboard/Key.tsx";
import styles from "./Case.module.css";
import { useTypeName } from "./type-name.ts";

/** What was compared with the data, and what a person has to look at. */
export function ChecksCard({ checks }: { checks: readonly Check[] }) {
  const t = useTexts("desk_inbox");
  if (checks.length === 0) return null;
  return (
    <Card className={styles.card}>
      <h3>{t("checks.title")}</h3>
      <ul className={styles.checks}>
        {checks.map(({ name, isFine }) => (
          <li key={name} className={isFine ? styles.fine : styles.look}>
            {isFine ? (
              <CircleCheck size={20} aria-hidden="true" />
            ) : (
              <TriangleAlert size={20} aria-hidden="true" />
            )}
            <span>
              <VisuallyHidden>{t(isFine ? "checks.fine" : "checks.look")} </VisuallyHidden>
              {t(isFine ? `check.${name}.fine` : `check.${name}.look`)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface FilesCardProps extends Pick<OpenedRequest, "id" | "files"> {
  readonly onOpen: (file: ShownFile) => void;
}

/** The attachments; 1, 2, 3 … open them beside the case. */
export function FilesCard({ id, files, onOpen }: FilesCardProps) {
  const t = useTexts("desk_inbox");
  const address = (file: string) => `/desk/v1/requests/${id}/files/${file}`;
  const open = (file: OpenedRequest["files"][number]) =>
    onOpen({ ...file, address: address(file.id) });
  useCommands(
    useMemo(
      () =>
        files.slice(0, 9).map((file, place) => ({
          id: `file ${file.id}`,
          label: t("files.open", { number: place + 1 }),
          key: String(place + 1),
          run: () => open(file),
        })),
      // oxlint-disable-next-line react/exhaustive-deps -- the texts change with the language, which loads the case anew
      [files, id, onOpen],
    ),
  );
  if (files.length === 0) return null;
  return (
    <Card className={styles.card}>
      <h3>{t("files.title")}</h3>
      <ul className={styles.files}>
        {files.map((file, place) => (
          <li key={file.id}>
            <button type="button" className={styles.file} onClick={() => open(file)}>
              <FileText size={28} aria-hidden="true" />
              <span>
                <strong>{file.filename}</strong>
                <small>
                  {file.mimeType.replace(/^.*\//, "").toUpperCase()}, {formatDate(file.day)}
                </small>
              </span>
              {place < 9 && <Key letter={String(place + 1)} />}
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The customer's situation on one card. */
export function SituationCard({ person, situation }: Pick<OpenedRequest, "person" | "situation">) {
  const t = useTexts("desk_inbox");
  if (!person && !situation) return null;
  return (
    <Card className={styles.card}>
      <VisuallyHidden>
        <h3>{t("situation.title")}</h3>
      </VisuallyHidden>
      {person && (
        <p className={styles.who}>
          <Avatar person={person} size="small" />
          <span>
            <strong>{`${person.firstname} ${person.lastname}`}</strong>
            <small>
              {t("situation.born", {
                number: person.insuredNumber,
                day: formatDate(person.birthdate),
              })}
            </small>
          </span>
        </p>
      )}
      {situation && <SituationFacts {...situation} />}
    </Card>
  );
}

function SituationFacts({
  people,
  isAddressOwner,
  since,
  overdue,
  overdueSince,
  otherRequests,
  language,
  isDigital,
}: Situation) {
  const t = useTexts("desk_inbox");
  const typeName = useTypeName();
  const others = [...new Set(otherRequests.map(typeName))].join(", ");
  return (
    <dl className={styles.situation}>
      <div>
        <dt>{t("situation.household")}</dt>
        <dd>{t("situation.people", { count: people })}</dd>
        {isAddressOwner && <dd className={styles.more}>{t("situation.owner")}</dd>}
      </div>
      {since && (
        <div>
          <dt>{t("situation.since")}</dt>
          <dd>{formatDate(since)}</dd>
        </div>
      )}
      <div>
        <dt>{t("situation.invoices")}</dt>
        {overdue > 0 ? (
          <>
            <dd className={styles.bad}>{t("situation.overdue", { amount: formatChf(overdue) })}</dd>
            {overdueSince && (
              <dd className={styles.more}>{t("since", { day: formatDate(overdueSince) })}</dd>
            )}
          </>
        ) : (
          <dd>{t("situation.nothingDue")}</dd>
        )}
      </div>
      <div>
        <dt>{t("situation.others")}</dt>
        <dd>
          {otherRequests.length > 0
            ? t("situation.otherCount", { count: otherRequests.length })
            : t("situation.noOthers")}
        </dd>
        {others && <dd className={styles.more}>{others}</dd>}
      </div>
      <div>
        <dt>{t("situation.post")}</dt>
        <dd>
          {t(`spoken.${language}`)}, {t(isDigital ? "situation.digital" : "situation.paper")}
        </dd>
      </div>
    </dl>
  );
}
