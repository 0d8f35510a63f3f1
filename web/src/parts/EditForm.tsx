import CircleCheck from "lucide-react/icons/circle-check";
import Pencil from "lucide-react/icons/pencil";
import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { DraftNotice } from "./DraftNotice.tsx";
import type { FormDraft } from "../core/forms/drafts.ts";
import { focusOn, surroundingsOf } from "../core/routing/focus.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { Dialog } from "../ui/dialogs/Dialog.tsx";
import styles from "./EditForm.module.css";
import { Notice } from "../ui/feedback/Notice.tsx";

interface EditFormProps {
  title: string;
  /** A change of this is with the insurer: no further one until it is done. */
  isPending: boolean;
  /** What stands there while nobody edits. */
  read: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** Whether it was saved. What was wrong is shown on the fields, and everything typed stays. */
  onSave: (event: SyntheticEvent<HTMLFormElement>) => Promise<boolean>;
  /** Puts back what was there before. */
  onCancel: () => void;
  /** What the person is told after saving. */
  savedText: string;
  /** What was typed before and not saved: with it the form opens by itself. */
  draft?: FormDraft;
  /** Stands there instead of the word that a change is pending. */
  pendingNotice?: ReactNode;
  /** For an entry that is being added: its form is open from the beginning. */
  startsOpen?: boolean;
  /** It is read-only again, saved or given up. */
  onClose?: () => void;
  /** The button that adds another entry; hidden while a change is pending and while this one is edited. */
  add?: ReactNode;
}

type Mode = "reading" | "editing" | "saving" | "saved";

/** Read-only until Edit, then Save or Cancel; after saving a word of success, and read-only again. */
export function EditForm(props: EditFormProps) {
  const { title, isPending, read, children, onSave, onCancel, savedText, draft, add } = props;
  const { pendingNotice, startsOpen = false, onClose } = props;
  const t = useTexts("forms");
  const [mode, setMode] = useState<Mode>(startsOpen ? "editing" : "reading");
  const isEditing = mode === "editing" || mode === "saving";
  const entry = useRef<HTMLElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const { form, focusFirst } = useFirstField(isEditing, startsOpen);

  const isUnfinished = draft?.keptAt !== undefined && !isPending;
  const [isReopened, setReopened] = useState(false);
  if (isUnfinished && !isReopened) {
    setReopened(true);
    setMode("editing");
  }

  const beginEditing = () => {
    focusFirst();
    setMode("editing");
  };
  const backToReading = () => {
    const surroundings = surroundingsOf(entry.current);
    setMode("reading");
    // What waits to be treated has no button, and an entry that was added is no longer here.
    setTimeout(() => {
      if (edit.current) edit.current.focus();
      else focusOn(entry.current ?? surroundings);
    });
    onClose?.();
  };
  const save = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (mode === "saving") return;
    setMode("saving");
    const isSaved = await onSave(event).catch(() => false);
    setMode(isSaved ? "saved" : "editing");
  };

  return (
    <section ref={entry}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {!isEditing && !isPending && <EditButton ref={edit} onPress={beginEditing} />}
      </div>
      <div className={styles.body}>
        {isPending &&
          (pendingNotice === undefined ? (
            <Notice kind="info">{t("form.edit.pending")}</Notice>
          ) : (
            pendingNotice
          ))}
        {isEditing ? (
          <form
            ref={form}
            className={styles.body}
            noValidate
            onSubmit={(event) => void save(event)}
          >
            {draft && <DraftNotice draft={draft} />}
            {children}
            <Actions
              isSaving={mode === "saving"}
              onCancel={() => {
                onCancel();
                draft?.discard();
                backToReading();
              }}
            />
          </form>
        ) : (
          <>
            {read}
            {!isPending && add}
          </>
        )}
      </div>
      {mode === "saved" && <Saved text={savedText} onClose={backToReading} />}
    </section>
  );
}

interface EditButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  onPress: () => void;
}

function EditButton({ ref, onPress }: EditButtonProps) {
  const t = useTexts("forms");
  return (
    <Button ref={ref} variant="secondary" onClick={onPress}>
      <Pencil size={18} aria-hidden="true" />
      {t("form.edit.edit")}
    </Button>
  );
}

/** The focus goes to the first field when the fields appear because somebody asked for them. */
function useFirstField(isEditing: boolean, startsAsked: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const isAsked = useRef(startsAsked);
  useEffect(() => {
    if (!isEditing || !isAsked.current) return;
    isAsked.current = false;
    form.current?.querySelector<HTMLElement>("input:enabled, select:enabled, textarea")?.focus();
  }, [isEditing]);
  return { form, focusFirst: () => void (isAsked.current = true) };
}

function Actions({ isSaving, onCancel }: { isSaving: boolean; onCancel: () => void }) {
  const t = useTexts("forms");
  return (
    <div className={styles.actions}>
      <Button variant="secondary" disabled={isSaving} onClick={onCancel}>
        {t("form.edit.cancel")}
      </Button>
      <Button type="submit" aria-disabled={isSaving}>
        {isSaving ? t("form.edit.saving") : t("form.edit.save")}
      </Button>
    </div>
  );
}

function Saved({ text, onClose }: { text: string; onClose: () => void }) {
  const t = useTexts("forms");
  const g = useTexts("global");
  return (
    <Dialog
      title={t("form.edit.savedTitle")}
      onClose={onClose}
      actions={<Button onClick={onClose}>{g("close")}</Button>}
    >
      <p className={styles.saved}>
        <CircleCheck size={28} aria-hidden="true" />
        <span>{text}</span>
      </p>
    </Dialog>
  );
}
