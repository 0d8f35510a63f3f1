import { formatDate, timeInZurich, todayInZurich } from "@portal/model/calendar/dates.ts";
import { readDetails } from "@portal/model/requests/interaction-details.ts";
import { shownStatus, showsStatus } from "@portal/model/requests/request-words.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { type Stage, Timeline } from "../../ui/layout/Timeline.tsx";
import type { RequestReceipt } from "../interactions.ts";
import { RequestTimeline } from "../RequestTimeline.tsx";
import { awaitsProof } from "./awaits-proof.ts";
import { originOf, startOf } from "./origins.ts";
import styles from "./Sent.module.css";

/** The reception, the next step with its date, and the end. Once decided, the actual progress. */
export function Progress({ request }: { request: RequestReceipt }) {
  const t = useTexts("receipt");
  const stages = useStages(request);
  return (
    <Card className={styles.progress}>
      <h2>{t("progress")}</h2>
      {isDecided(request) ? (
        <RequestTimeline request={request} />
      ) : (
        <Timeline label={t("progress")} stages={stages} />
      )}
    </Card>
  );
}

function isDecided({ type, steps }: RequestReceipt): boolean {
  const status = shownStatus(steps.at(-1)?.status ?? "");
  return showsStatus(type) && (status === "DONE" || status === "REFUSED");
}

function useStages(request: RequestReceipt): Stage[] {
  const t = useTexts("receipt");
  const { type, details, answerBy, requestedAt, children } = request;
  const told = readDetails(type, details);
  const { end } = originOf(type, told);
  const at = new Date(requestedAt);
  const received: Stage = {
    title: t("stage.received"),
    state: "done",
    when: t("receivedAt", { date: formatDate(todayInZurich(at)), time: timeInZurich(at) }),
  };
  const by = answerBy === null ? {} : { when: t("by", { date: formatDate(answerBy) }) };
  if (end === "call") {
    const when = answerBy === null ? {} : { when: formatDate(answerBy) };
    return [received, { title: t("end.call"), state: "coming", ...when }];
  }
  if (end === "card") {
    return [
      received,
      { title: t("stage.making"), state: "current" },
      { title: t("end.card"), state: "coming", ...by },
    ];
  }
  const isOpen = awaitsProof(request);
  const starts = [told, ...children.map((part) => readDetails(part.type, part.details))]
    .flatMap((one) => startOf(one) ?? [])
    .toSorted();
  return [
    received,
    {
      title: t("stage.check"),
      state: "current",
      ...(!isOpen && by),
      note: t(isOpen ? "proofNote" : "checkNote"),
    },
    {
      title: t(`end.${end}`),
      state: "coming",
      ...(starts[0] !== undefined && { when: formatDate(starts[0]) }),
    },
  ];
}
