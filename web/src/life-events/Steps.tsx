import { type LifeEvent, stepsOf } from "@portal/model/life-events/events.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import ChevronRight from "lucide-react/icons/chevron-right";
import CircleCheck from "lucide-react/icons/circle-check";
import { useState } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { Link, navigate } from "../core/routing/router.tsx";
import { paths } from "../core/routing/paths.ts";
import { toast } from "../ui/feedback/toast.ts";
import { ConfirmDialog } from "../ui/dialogs/ConfirmDialog.tsx";
import { Checkbox } from "../ui/fields/Checkbox.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { progressOf, wayTo } from "./life-events.ts";
import styles from "./LifeEvents.module.css";
import { useLifeList, useListActs } from "./useLifeLists.ts";

/** What the customer does, with its forms. Ticks are kept; a step whose request exists is ticked by itself. */
export function Steps({ event }: { event: LifeEvent }) {
  const t = useTexts("life_events");
  const portal = usePortal();
  const list = useLifeList(event);
  const { tick } = useListActs(event);
  const { done, all } = progressOf(event, list);
  return (
    <Card className={styles.steps}>
      <div className={styles.head}>
        <h2>{t("steps")}</h2>
        <p>{t("progress", { done, count: all })}</p>
      </div>
      <ol>
        {stepsOf[event].map((step) => {
          const found = list?.done.find((one) => one.step === step);
          return (
            <li key={step}>
              {found?.byRequest ? (
                <p className={styles.requested}>
                  <CircleCheck size={22} aria-hidden="true" />
                  <span>
                    <strong>{t(`step.${step}.title`)}</strong>
                    <span>{t("requested")}</span>
                  </span>
                </p>
              ) : (
                <Checkbox
                  name={step}
                  label={t(`step.${step}.title`)}
                  help={t(`step.${step}.text`)}
                  value={found !== undefined}
                  onChange={(isDone) => tick.mutate({ step, isDone })}
                  onBlur={() => undefined}
                />
              )}
              <Link to={wayTo(step, portal)} className={styles.way}>
                {t(`step.${step}.way`)}
                <ChevronRight size={18} aria-hidden="true" />
              </Link>
            </li>
          );
        })}
      </ol>
      {list && <EndOfList event={event} startedOn={list.startedOn} />}
    </Card>
  );
}

function EndOfList({ event, startedOn }: { event: LifeEvent; startedOn: string }) {
  const t = useTexts("life_events");
  const { end } = useListActs(event);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.end}>
      <p>{t("end.since", { day: formatDate(startedOn) })}</p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t("end.button")}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t("end.title")}
          confirm={t("end.button")}
          isBusy={end.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            end.mutate(undefined, {
              onSuccess: () => {
                toast(t("end.done"));
                navigate(paths.lifeChanges.path);
              },
              onError: () => setAsking(false),
            })
          }
        >
          <p>{t("end.text")}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
