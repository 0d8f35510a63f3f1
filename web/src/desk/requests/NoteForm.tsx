import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useMemo, useRef } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { useDraft } from "../drafts.ts";
import { send } from "../http/desk-api.ts";
import { useCommands } from "../keyboard/commands.ts";
import styles from "./CaseSide.module.css";

const LONGEST = 2000;

interface NoteFormProps {
  readonly path: string;
  /** What shows the notes, and is read again. */
  readonly queryKey: readonly string[];
}

/** A note for the colleagues; N goes there. */
export function NoteForm({ path, queryKey }: NoteFormProps) {
  const t = useTexts("desk_inbox");
  const cache = useQueryClient();
  const [text, setText] = useDraft(`note ${path}`);
  const field = useRef<HTMLElement>(null);
  const label = t("note.label");
  useCommands(
    useMemo(() => [{ id: "note", label, key: "n", run: () => field.current?.focus() }], [label]),
  );
  const save = useMutation({
    mutationFn: () => send(path, { method: "POST", body: { text } }),
    onSuccess() {
      setText("");
      toast(t("note.done"));
      void cache.invalidateQueries({ queryKey });
    },
    onError: () => toast(t("actFailed"), "problem"),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() !== "") save.mutate();
  };
  return (
    <form className={styles.note} onSubmit={submit}>
      <TextArea
        label={label}
        help={t("note.help")}
        value={text}
        onChange={setText}
        maxLength={LONGEST}
        ref={(element) => {
          field.current = element;
        }}
      />
      {text.trim() !== "" && (
        <BusyButton type="submit" variant="secondary" isBusy={save.isPending}>
          {t("note.save")}
        </BusyButton>
      )}
    </form>
  );
}
