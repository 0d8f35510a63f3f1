import type { StaffMember } from "@portal/model/desk/staff.ts";
import { useState } from "react";
import { useQuery } from "../../core/http/useQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import styles from "../watch/Watch.module.css";
import { RoleDialog } from "./RoleDialog.tsx";
import { staffList } from "./staff.ts";
import { StaffRow } from "./StaffRow.tsx";

/** Who works at the insurer, with which roles. A role is asked for here, and a colleague approves it. */
export function StaffPane() {
  const t = useTexts("desk_supervise");
  const list = useQuery(staffList);
  const [asked, setAsked] = useState<StaffMember>();
  const { staff = [], rolesKeptBy = null } = list.data ?? {};
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h2>{t("page.staff")}</h2>
      </header>
      {list.data && rolesKeptBy === null && <p className={styles.hint}>{t("staff.text")}</p>}
      {rolesKeptBy !== null && (
        <Notice kind="info">
          <p>{t("staff.elsewhere", { provider: rolesKeptBy })}</p>
        </Notice>
      )}
      {list.isPending && <ListSkeleton />}
      {list.isError && !list.data && (
        <Failed text={t("failed")} onRetry={() => void list.refetch()} />
      )}
      {list.data && staff.length === 0 && (
        <EmptyState picture="people" title={t("staff.none")}>
          {t("staff.noneText")}
        </EmptyState>
      )}
      {staff.length > 0 && (
        <section className={styles.card} aria-label={t("page.staff")}>
          <ul className={styles.list}>
            {staff.map((person) => (
              <StaffRow
                key={person.id}
                person={person}
                rolesKeptBy={rolesKeptBy}
                onAsk={() => setAsked(person)}
              />
            ))}
          </ul>
        </section>
      )}
      {asked && <RoleDialog person={asked} onClose={() => setAsked(undefined)} />}
    </div>
  );
}
