import type { Look, OpenedLook } from "@portal/model/desk/looks.ts";
import { accessArea } from "@portal/model/my-data.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SyntheticEvent, useState } from "react";
import { useQuery } from "../../core/http/useQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { DeskProblem, send } from "../http/desk-api.ts";
import { useMoment } from "../publish/moment.ts";
import { openedLook } from "./looks.ts";
import styles from "./Looks.module.css";
import { useLookWords } from "./useLookWords.ts";

const SHORTEST_NOTE = 3;
const LONGEST_NOTE = 500;

interface LookDialogProps {
  readonly look: Look;
  readonly onClose: () => void;
}

/** A look with what was read and done under it, and the note of who goes through it. */
export function LookDialog({ look, onClose }: LookDialogProps) {
  const t = useTexts("desk_supervise");
  const moment = useMoment();
  const words = useLookWords();
  const opened = useQuery(openedLook(look));
  const { staff, beganAt, seen, isMine } = look;
  return (
    <Dialog
      variant="sheet"
      title={t("looks.title", { staff: staff.name, customer: words.customer(look) })}
      onClose={onClose}
    >
      <div className={styles.opened}>
        <p>{t("looks.when", { moment: moment(beganAt), reason: words.reason(look) })}</p>
        {opened.isPending && <ListSkeleton />}
        {opened.isError && <Failed text={t("failed")} onRetry={() => void opened.refetch()} />}
        {opened.data && <Lines lines={opened.data.lines} />}
        {isMine && (
          <Notice kind="info">
            <p>{t("looks.own")}</p>
          </Notice>
        )}
        {seen && (
          <p>{t("looks.seen", { name: seen.by, moment: moment(seen.at), note: seen.note })}</p>
        )}
        {!seen && !isMine && <SeenForm look={look} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

function Lines({ lines }: Pick<OpenedLook, "lines">) {
  const t = useTexts("desk_supervise");
  const moment = useMoment();
  if (lines.length === 0) return <p className={styles.hint}>{t("looks.noLines")}</p>;
  return (
    <section aria-labelledby="look-lines">
      <h3 id="look-lines">{t("looks.lines")}</h3>
      <ol className={styles.lines}>
        {lines.map(({ at, action, subject }, place) => (
          <li key={`${at} ${place}`}>
            <span>{moment(at)}</span>
            {action === "read"
              ? t("looks.read", { area: t(`looks.area.${accessArea(action, subject)}`) })
              : t("looks.act", { action })}
          </li>
        ))}
      </ol>
    </section>
  );
}

function SeenForm({ look: { id }, onClose }: LookDialogProps) {
  const t = useTexts("desk_supervise");
  const cache = useQueryClient();
  const [note, setNote] = useState("");
  const [error, setError] = useState<string>();
  const done = (text: string, kind?: "problem") => {
    toast(text, kind);
    void cache.invalidateQueries({ queryKey: ["looks"] });
    onClose();
  };
  const mark = useMutation({
    mutationFn: () => send(`/supervise/looks/${id}/seen`, { method: "POST", body: { note } }),
    onSuccess: () => done(t("looks.marked")),
    onError(problem) {
      if (!(problem instanceof DeskProblem) || problem.status !== 409) {
        toast(t("looks.notMarked"), "problem");
        return;
      }
      const { seenBy } = problem.details;
      done(t("looks.alreadySeen", { name: typeof seenBy === "string" ? seenBy : "" }), "problem");
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const isShort = note.trim().length < SHORTEST_NOTE;
    setError(isShort ? t("looks.noteMissing") : undefined);
    if (!isShort) mark.mutate();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        label={t("looks.note")}
        help={t("looks.noteHelp")}
        error={error}
        value={note}
        onChange={setNote}
        maxLength={LONGEST_NOTE}
      />
      <BusyButton type="submit" isBusy={mark.isPending}>
        {t("looks.mark")}
      </BusyButton>
    </form>
  );
}
