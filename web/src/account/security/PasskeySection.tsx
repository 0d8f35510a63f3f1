import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import { MOST_PASSKEYS } from "@portal/model/security.ts";
import { useState } from "react";
import { graphql, query } from "../../core/http/api.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import listed from "../EntryList.module.css";
import styles from "../AccountScreen.module.css";
import { SectionBody } from "../SectionBody.tsx";
import { type Passkey, useSecurity } from "./security.ts";
import { useAddPasskey } from "./useAddPasskey.ts";
import { tell, useSecurityAct } from "./useSecurityAct.tsx";

const RemovePasskey = graphql(`
  mutation RemovePasskey($id: ID!) {
    removePasskey(id: $id)
  }
`);

/** The passkeys of the account: created on this device, removed on any. */
export function PasskeySection() {
  const t = useTexts("security");
  const asked = useSecurity();
  const adding = useAddPasskey();
  const [leaving, setLeaving] = useState<Passkey>();
  const removing = useSecurityAct(
    (id: string, options) => query(RemovePasskey, { id }, options),
    tell(t("passkeys.removed")),
  );
  const isFull = (asked.data?.passkeys.length ?? 0) >= MOST_PASSKEYS;
  return (
    <Card className={styles.section}>
      <h2>{t("passkeys.title")}</h2>
      <p className={styles.help}>{t("passkeys.help")}</p>
      <SectionBody query={asked}>
        {({ passkeys }) => <PasskeyList passkeys={passkeys} onRemove={setLeaving} />}
      </SectionBody>
      {adding.isError && (
        <Notice kind="error">
          <p role="alert">{t("passkeys.failed")}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        {adding.isSupported && !isFull && (
          <BusyButton
            variant="secondary"
            isBusy={adding.isPending}
            onClick={() => adding.mutate(undefined)}
          >
            {t("passkeys.add")}
          </BusyButton>
        )}
        {!adding.isSupported && <p className={styles.help}>{t("passkeys.unsupported")}</p>}
      </div>
      {leaving && (
        <ConfirmDialog
          title={t("passkeys.removeTitle")}
          confirm={t("passkeys.remove")}
          onConfirm={() => {
            setLeaving(undefined);
            removing.mutate(leaving.id);
          }}
          onClose={() => setLeaving(undefined)}
        >
          <p>{t("passkeys.removeText", { name: leaving.name })}</p>
        </ConfirmDialog>
      )}
      {adding.dialog}
      {removing.dialog}
    </Card>
  );
}

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onRemove: (passkey: Passkey) => void;
}

function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  const t = useTexts("security");
  const day = (instant: string) => formatDate(todayInZurich(new Date(instant)));
  if (passkeys.length === 0) return <p>{t("passkeys.none")}</p>;
  return (
    <ul className={listed.list}>
      {passkeys.map((passkey) => (
        <li key={passkey.id} className={listed.entry}>
          <div>
            <span>{passkey.name}</span>
            <span className={listed.when}>
              {t("passkeys.created", { date: day(passkey.createdAt) })}
              {". "}
              {passkey.lastUsedAt
                ? t("passkeys.lastUsed", { date: day(passkey.lastUsedAt) })
                : t("passkeys.neverUsed")}
            </span>
          </div>
          <Button
            variant="quiet"
            aria-label={t("passkeys.removeNamed", { name: passkey.name })}
            onClick={() => onRemove(passkey)}
          >
            {t("passkeys.remove")}
          </Button>
        </li>
      ))}
    </ul>
  );
}
