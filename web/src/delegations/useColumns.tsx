import { formatDate } from "@portal/model/calendar/dates.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";
import type { Column } from "../ui/tables/table.ts";
import type { Delegation } from "./delegations.ts";
import styles from "./DelegationsScreen.module.css";

const tones = { VALID: "done", SOON_EXPIRED: "warning", EXPIRED: "quiet" } as const;

export function useColumns(
  nameOf: (insuredNumber: number) => string,
  hasSeveralPeople: boolean,
): Column<Delegation>[] {
  const t = useTexts("delegations");
  const insuredColumn: Column<Delegation> = {
    id: "insured",
    title: t("column.insured"),
    cell: ({ insuredNumber }) => nameOf(insuredNumber),
    onPhone: "nowhere",
  };
  return [
    {
      id: "provider",
      title: t("column.provider"),
      sortBy: ({ providerName }) => providerName,
      cell: ({ providerName, providerNumber, insuredNumber, treatmentNature }) => (
        <>
          {withSecond(providerName, t("providerNumber", { number: providerNumber }))}
          <span className={styles.onPhone}>
            {hasSeveralPeople && `${nameOf(insuredNumber)} · `}
            {t(`nature.${treatmentNature}`)}
          </span>
        </>
      ),
    },
    ...(hasSeveralPeople ? [insuredColumn] : []),
    {
      id: "treatment",
      title: t("column.treatment"),
      cell: ({ treatmentNature, subCategory }) =>
        withSecond(t(`nature.${treatmentNature}`), subCategory),
      onPhone: "nowhere",
    },
    {
      id: "validity",
      title: t("column.validity"),
      sortBy: ({ endValidity }) => endValidity,
      cell: ({ startValidity, endValidity }) =>
        t("validity", { from: formatDate(startValidity), to: formatDate(endValidity) }),
      onPhone: "below",
    },
    {
      id: "status",
      title: t("column.status"),
      cell: ({ status }) => <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>,
      onPhone: "belowEnd",
    },
  ];
}

/** A text with a smaller one below it. */
function withSecond(first: string, second: string | null) {
  return (
    <span>
      {first}
      {second && <span className={styles.second}>{second}</span>}
    </span>
  );
}
