import type { ExchangeHealth, SenderHealth } from "@portal/model/desk/watch.ts";
import { useQuery } from "../../core/http/useQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import { useMoment } from "../publish/moment.ts";
import styles from "./Watch.module.css";
import { healthQuery } from "./watched.ts";

/** What leaves and what is exchanged: when it last worked, when it last failed and why, and how much waits. */
export function HealthCards() {
  const t = useTexts("desk_watch");
  const health = useQuery(healthQuery);
  return (
    <>
      <section className={styles.card} aria-labelledby="senders-title">
        <h2 id="senders-title">{t("health.senders")}</h2>
        {health.isPending && <ListSkeleton />}
        {health.isError && !health.data && (
          <Failed text={t("failed")} onRetry={() => void health.refetch()} />
        )}
        {health.data && (
          <ul className={styles.list}>
            {health.data.senders.map((sender) => (
              <Sender key={sender.channel} sender={sender} />
            ))}
          </ul>
        )}
      </section>
      {health.data && (
        <section className={styles.card} aria-labelledby="exchanges-title">
          <h2 id="exchanges-title">{t("health.exchanges")}</h2>
          <ul className={styles.list}>
            {health.data.exchanges.map((exchange, at) => (
              <Exchange key={`${exchange.kind} ${at}`} exchange={exchange} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Sender({ sender }: { sender: SenderHealth }) {
  const t = useTexts("desk_watch");
  const { channel, sentAt, failedAt, reason, waiting, retried, kept } = sender;
  const isNotSet = kept > 0 && sentAt === null;
  const isFailing = retried > 0 || isLater(failedAt, sentAt);
  return (
    <li>
      <div className={styles.words}>
        <strong>{t(`failures.channel.${channel}`)}</strong>
        {isNotSet ? (
          <span>{t("health.kept", { count: kept })}</span>
        ) : (
          <Times succeededAt={sentAt} failedAt={failedAt} reason={reason} />
        )}
        {waiting > 0 && <span>{t("health.waiting", { count: waiting })}</span>}
      </div>
      {isNotSet && <Badge tone="quiet">{t("health.notSet")}</Badge>}
      {!isNotSet && <State isFailing={isFailing} isQuiet={sentAt === null} />}
    </li>
  );
}

function Exchange({ exchange }: { exchange: ExchangeHealth }) {
  const t = useTexts("desk_watch");
  const { kind, name, succeededAt, failedAt, reason, waiting, isStopped } = exchange;
  return (
    <li>
      <div className={styles.words}>
        <strong>
          {name === null
            ? t(`health.kind.${kind}`)
            : t("health.named", { kind: t(`health.kind.${kind}`), name })}
        </strong>
        <Times succeededAt={succeededAt} failedAt={failedAt} reason={reason} />
        {waiting > 0 && <span>{t("health.waiting", { count: waiting })}</span>}
      </div>
      {isStopped ? (
        <Badge tone="warning">{t("health.stopped")}</Badge>
      ) : (
        <State isFailing={isLater(failedAt, succeededAt)} isQuiet={succeededAt === null} />
      )}
    </li>
  );
}

interface TimesProps {
  readonly succeededAt: string | null;
  readonly failedAt: string | null;
  readonly reason: string | null;
}

function Times({ succeededAt, failedAt, reason }: TimesProps) {
  const t = useTexts("desk_watch");
  const moment = useMoment();
  return (
    <>
      <span>
        {succeededAt === null
          ? t("health.noSuccess")
          : t("health.success", { moment: moment(succeededAt) })}
      </span>
      {failedAt !== null && <span>{t("health.failure", { moment: moment(failedAt) })}</span>}
      {reason !== null && <span>{reason}</span>}
    </>
  );
}

function State({ isFailing, isQuiet }: { isFailing: boolean; isQuiet: boolean }) {
  const t = useTexts("desk_watch");
  if (isFailing) return <Badge tone="bad">{t("health.failing")}</Badge>;
  if (isQuiet) return <Badge tone="quiet">{t("health.quiet")}</Badge>;
  return <Badge tone="done">{t("health.works")}</Badge>;
}

function isLater(failedAt: string | null, succeededAt: string | null): boolean {
  return failedAt !== null && (succeededAt === null || failedAt > succeededAt);
}
