import { formatDate } from "@portal/model/calendar/dates.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";
import type { Column } from "../ui/tables/table.ts";
import { DocumentName } from "./DocumentName.tsx";
import type { Document } from "./documents.ts";
import styles from "./DocumentsScreen.module.css";

export function useColumns(
  chosen: ReadonlySet<string>,
  onChoose: (chosen: ReadonlySet<string>) => void,
  onOpen: (iddms: string) => void,
): Column<Document>[] {
  const t = useTexts("documents");
  const { insureds } = usePortal();
  return [
    {
      id: "title",
      title: t("column.title"),
      sortBy: ({ description }) => description,
      cell: (row) => (
        <DocumentName
          document={row}
          isChosen={chosen.has(row.iddms)}
          onChoose={() => onChoose(chosen.symmetricDifference(new Set([row.iddms])))}
          onOpen={() => onOpen(row.iddms)}
        />
      ),
    },
    {
      id: "person",
      title: t("column.person"),
      cell: ({ partenaires }) => <People numbers={partenaires} />,
      onPhone: "nowhere",
    },
    {
      id: "date",
      title: t("column.date"),
      sortBy: ({ date }) => date,
      cell: ({ date, partenaires }) => (
        <>
          <span className={styles.onPhone}>
            {insureds.length > 1 && (
              <>
                <People numbers={partenaires} isShort /> ·{" "}
              </>
            )}
          </span>
          <time dateTime={date}>{formatDate(date)}</time>
        </>
      ),
      onPhone: "below",
    },
    {
      id: "status",
      title: t("column.status"),
      cell: ({ seen }) => (
        <Badge tone={seen ? "quiet" : "info"}>{t(seen ? "seen" : "unseen")}</Badge>
      ),
      onPhone: "belowEnd",
    },
  ];
}

interface PeopleProps {
  numbers: readonly number[];
  /** By first name alone. */
  isShort?: boolean;
}

/** The people of a document: one by name, and the number of others. */
function People({ numbers, isShort = false }: PeopleProps) {
  const t = useTexts("documents");
  const { insureds } = usePortal();
  const [first = 0, ...others] = numbers;
  const known = insureds.find(({ insuredNumber }) => insuredNumber === first);
  const name = (isShort ? known?.firstname : known?.fullname) ?? String(first);
  return others.length > 0 ? t("andOthers", { name, count: others.length }) : name;
}
