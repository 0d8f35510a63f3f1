import { formatDate } from "@portal/model/calendar/dates.ts";
import { RIGHTS_DAYS } from "@portal/model/requests/rights-days.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { query } from "../../core/http/api.ts";
import { useQuery } from "../../core/http/useQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { paths } from "../../core/routing/paths.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Button } from "../../ui/layout/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { LinkButton } from "../../ui/layout/LinkButton.tsx";
import listed from "../EntryList.module.css";
import { SectionBody } from "../SectionBody.tsx";
import styles from "./MyData.module.css";
import { DisputeCorrection, privacyRequests, type PrivacyRequest } from "./rights.ts";

/** The requests for correction and how they stand; a refused one can be marked as disputed. */
export function CorrectionSection() {
  const t = useTexts("my_data");
  const asked = useQuery(privacyRequests);
  const [disputing, setDisputing] = useState<string>();
  return (
    <Card className={styles.section}>
      <h2>{t("correction.title")}</h2>
      <p>{t("correction.text", { count: RIGHTS_DAYS })}</p>
      <SectionBody query={asked}>
        {({ privacyRequests: requests }) => {
          const corrections = requests.filter(({ datum }) => datum !== null);
          if (corrections.length === 0)
            return <p className={styles.help}>{t("correction.none")}</p>;
          return (
            <ul className={listed.list}>
              {corrections.map((one) => (
                <li key={one.id} className={listed.entry}>
                  <Correction request={one} onDispute={() => setDisputing(one.id)} />
                </li>
              ))}
            </ul>
          );
        }}
      </SectionBody>
      <div className={styles.actions}>
        <LinkButton to={paths.dataCorrection.path}>{t("correction.ask")}</LinkButton>
      </div>
      {disputing && <DisputeDialog id={disputing} onClose={() => setDisputing(undefined)} />}
    </Card>
  );
}

interface CorrectionProps {
  request: PrivacyRequest;
  onDispute: () => void;
}

function Correction({ request, onDispute }: CorrectionProps) {
  const t = useTexts("my_data");
  const i = useTexts("interactions");
  const { insureds } = usePortal();
  const { datum, insuredNumber, requestedOn, reason, disputedOn, isWithdrawn, status } = request;
  const name = insureds.find((one) => one.insuredNumber === insuredNumber)?.fullname;
  const title = datum ? i(`datum.${datum}`) : "";
  const canDispute = status === "REFUSED" && !isWithdrawn && !disputedOn;
  return (
    <>
      <div>
        <span>{[title, name].filter(Boolean).join(", ")}</span>
        <span className={listed.when}>
          {t("correction.asked", { day: formatDate(requestedOn) })}
        </span>
        {reason && !isWithdrawn && <span className={listed.when}>{reason}</span>}
        {disputedOn && (
          <span className={listed.when}>
            {t("correction.disputed", { day: formatDate(disputedOn) })}
          </span>
        )}
      </div>
      <Standing request={request} />
      {canDispute && (
        <Button
          variant="quiet"
          aria-label={t("correction.disputeNamed", { datum: title })}
          onClick={onDispute}
        >
          {t("correction.dispute")}
        </Button>
      )}
    </>
  );
}

function Standing({ request }: { request: PrivacyRequest }) {
  const t = useTexts("my_data");
  const { status, decidedOn, answerBy, isWithdrawn } = request;
  const day = formatDate(decidedOn ?? answerBy);
  if (isWithdrawn) return <Badge tone="quiet">{t("correction.withdrawn")}</Badge>;
  if (status === "REFUSED") return <Badge tone="bad">{t("correction.refused", { day })}</Badge>;
  if (decidedOn) return <Badge tone="done">{t("correction.done", { day })}</Badge>;
  return <Badge>{t("correction.open", { day })}</Badge>;
}

function DisputeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts("my_data");
  const cache = useQueryClient();
  const disputing = useMutation({
    mutationFn: () => query(DisputeCorrection, { id }, { silent: true }),
    onSuccess: () => {
      onClose();
      toast(t("correction.disputeDone"));
      void cache.invalidateQueries(privacyRequests);
    },
  });
  return (
    <ConfirmDialog
      title={t("correction.disputeTitle")}
      confirm={t("correction.dispute")}
      isBusy={disputing.isPending}
      onConfirm={() => disputing.mutate()}
      onClose={onClose}
    >
      <p>{t("correction.disputeText")}</p>
      {disputing.isError && (
        <Notice kind="error">
          <p>{t("correction.disputeFailed")}</p>
        </Notice>
      )}
    </ConfirmDialog>
  );
}
