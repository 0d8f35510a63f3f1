import { formatDate, timeInZurich, todayInZurich } from "@portal/model/calendar/dates.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { graphql, query } from "../../core/http/api.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import listed from "../EntryList.module.css";
import styles from "../AccountScreen.module.css";
import { SectionBody } from "../SectionBody.tsx";
import { useDeviceWords } from "./device-words.ts";
import { EndSessionsDialog } from "./EndSessionsDialog.tsx";
import { type OpenSession, securityKey, useSecurity } from "./security.ts";

const EndSession = graphql(`
  mutation EndSession($id: ID!) {
    endSession(id: $id)
  }
`);

/** The signed-in devices, each with a sign-out, and a sign-out of all others. */
export function SessionSection() {
  const t = useTexts("security");
  const cache = useQueryClient();
  const asked = useSecurity();
  const [isEnding, setEnding] = useState(false);
  const refresh = () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: securityKey }),
      cache.invalidateQueries({ queryKey: ["sign-ins"] }),
    ]);
  return (
    <Card className={styles.section}>
      <h2>{t("sessions.title")}</h2>
      <p className={styles.help}>{t("sessions.help")}</p>
      <SectionBody query={asked}>
        {({ sessions }) => (
          <ul className={listed.list}>
            {sessions.map((session) => (
              <SessionEntry key={session.id} session={session} onEnded={refresh} />
            ))}
          </ul>
        )}
      </SectionBody>
      <div className={styles.actions}>
        <Button
          id="end-sessions"
          variant="secondary"
          aria-haspopup="dialog"
          onClick={() => setEnding(true)}
        >
          {t("end.open")}
        </Button>
      </div>
      {isEnding && (
        <EndSessionsDialog
          onClose={() => setEnding(false)}
          onEnded={() => {
            setEnding(false);
            void refresh();
          }}
        />
      )}
    </Card>
  );
}

interface SessionEntryProps {
  session: OpenSession;
  onEnded: () => Promise<unknown>;
}

function SessionEntry({ session, onEnded }: SessionEntryProps) {
  const t = useTexts("security");
  const name = useDeviceWords()(session);
  const since = new Date(session.createdAt);
  const sinceWords = t("sessions.since", {
    date: formatDate(todayInZurich(since)),
    time: timeInZurich(since),
  });
  // A session that has already ended counts as ended.
  const end = useMutation({
    mutationFn: () => query(EndSession, { id: session.id }, { handles: ["NOT_FOUND"] }),
    onSuccess: () => toast(t("sessions.ended")),
    onSettled: onEnded,
  });
  return (
    <li className={listed.entry}>
      <div>
        <span>{name}</span>
        <span className={listed.when}>{sinceWords}</span>
      </div>
      {session.isCurrent ? (
        <Badge tone="done">{t("signIns.isCurrent")}</Badge>
      ) : (
        <BusyButton
          variant="quiet"
          isBusy={end.isPending}
          aria-label={`${t("sessions.endNamed", { name })}, ${sinceWords}`}
          onClick={() => end.mutate()}
        >
          {t("sessions.end")}
        </BusyButton>
      )}
    </li>
  );
}
