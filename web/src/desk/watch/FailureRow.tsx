import type { Failure } from "@portal/model/desk/watch.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../core/language/i18n.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { DeskProblem, send } from "../http/desk-api.ts";
import { useMoment } from "../publish/moment.ts";
import styles from "./Watch.module.css";

/** One failure in words, with its retry. A paper is tried again by itself. */
export function FailureRow({ failure }: { failure: Failure }) {
  const t = useTexts("desk_watch");
  const moment = useMoment();
  const { kind, what, channel, at, reason, tries } = failure;
  const title = channel ? t(`failures.channel.${channel}`) : t(`failures.kind.${kind}`);
  return (
    <li>
      <div className={styles.words}>
        <strong>{t("failures.title", { title, what })}</strong>
        <span>{reason}</span>
        <span>
          {tries === null ? moment(at) : t("failures.since", { moment: moment(at), count: tries })}
        </span>
      </div>
      {kind === "paper" ? (
        <span className={styles.hint}>{t("failures.byItself")}</span>
      ) : (
        <Retry failure={failure} />
      )}
    </li>
  );
}

function Retry({ failure: { kind, id } }: { failure: Failure }) {
  const t = useTexts("desk_watch");
  const cache = useQueryClient();
  const refresh = () => void cache.invalidateQueries({ queryKey: ["watch"] });
  const retry = useMutation({
    mutationFn: () => send(`/watch/failures/${kind}/${id}/retry`, { method: "POST", body: {} }),
    onSuccess() {
      toast(t("failures.retried"));
      refresh();
    },
    onError(error) {
      const isGone = error instanceof DeskProblem && error.status === 404;
      toast(isGone ? t("failures.gone") : t("failures.notRetried"), "problem");
      if (isGone) refresh();
    },
  });
  return (
    <BusyButton variant="secondary" isBusy={retry.isPending} onClick={() => retry.mutate()}>
      {t("failures.retry")}
    </BusyButton>
  );
}
