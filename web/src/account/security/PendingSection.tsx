import { todayInZurich, timeInZurich, formatDate } from "@portal/model/calendar/dates.ts";
import { graphql, query } from "../../core/http/api.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import styles from "../AccountScreen.module.css";
import { type PendingChange, useSecurity } from "./security.ts";
import { useSecurityAct } from "./useSecurityAct.tsx";

const StopAccountChange = graphql(`
  mutation StopAccountChange($id: ID!) {
    stopAccountChange(id: $id)
  }
`);

/** A change requested by telephone that is still pending: the customer can stop it here. */
export function PendingSection() {
  const { data } = useSecurity();
  return data?.pendingChanges.map((change) => <Pending key={change.id} change={change} />);
}

function Pending({ change }: { change: PendingChange }) {
  const t = useTexts("security");
  const { id, kind, recipient, dueAt } = change;
  const stop = useSecurityAct(
    (_: undefined, options) => query(StopAccountChange, { id }, options),
    () => toast(t("pending.stopped")),
  );
  const due = new Date(dueAt);
  const [date, time] = [formatDate(todayInZurich(due)), timeInZurich(due)];
  return (
    <Notice kind="warning">
      <p>
        <strong>{t("pending.title")}</strong>
      </p>
      <p>{t(`pending.${kind}`, { recipient: recipient ?? "" })}</p>
      <p>{t("pending.due", { date, time })}</p>
      <div className={styles.actions}>
        <BusyButton
          variant="secondary"
          isBusy={stop.isPending}
          onClick={() => stop.mutate(undefined)}
        >
          {t("pending.stop")}
        </BusyButton>
      </div>
    </Notice>
  );
}
