import { Boundary } from "../core/hydration.tsx";
import Pencil from "lucide-react/icons/pencil";
import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { DraftNotice } from "./DraftNotice.tsx";
import { FieldsSkeleton } from "./FieldsSkeleton.tsx";
import type { FormDraft } from "../core/forms/drafts.ts";
import { focusOn, surroundingsOf } from "../core/routing/focus.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { Button } from "../ui/layout/Button.tsx";
import styles from "./EditForm.module.css";

interface EditFormProps {
  title: string;
  /** Set while nothing can be changed, and what is said about that. */
  lock?: { notice: ReactNode } | undefined;
  /** What stands there while nobody edits. */
  read: ReactNode;
  /** The button that adds another entry; hidden while nothing can be changed and while this one is edited. */
  add?: ReactNode;
  /** The fields; their code may come when they are first shown. */
  children: ReactNode;
  editing: Editing;
  /** Only for an entry that is being added: its form is open from the beginning, and this ends it. */
  onClose?: (() => void) | undefined;
}

export interface Editing {
  /** Whether it was saved. What was wrong is shown on the fields, and everything typed stays. */
  onSave: (event: SyntheticEvent<HTMLFormElement>) => Promise<boolean>;
  /** Puts back what was there before. */
  onCancel: () => void;
  /** Tells that it was saved; nothing where a receipt is shown instead. */
  onSaved?: () => void;
  /** What was typed before and not saved: with it the form opens by itself. */
  draft?: FormDraft;
}

type Mode = "reading" | "editing" | "saving";

/** Read-only until Edit, then Save or Cancel, and read-only again. */
export function EditForm(props: EditFormProps) {
  const { title, lock, read, add, children, editing, onClose } = props;
  const { draft } = editing;
  const { mode, edit, save, cancel, entry, editButton, form, onShown } = useModes(
    editing,
    !lock,
    onClose,
  );
  const isEditing = mode === "editing" || mode === "saving";
  return (
    <section ref={entry}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {!isEditing && !lock && <EditButton ref={editButton} onPress={edit} />}
      </div>
      <div className={styles.body}>
        {lock?.notice}
        {isEditing ? (
          <form
            ref={form}
            className={styles.body}
            noValidate
            onSubmit={(event) => void save(event)}
          >
            {draft && <DraftNotice draft={draft} />}
            <Boundary fallback={<FieldsSkeleton />}>
              {children}
              <Shown onShown={onShown} />
            </Boundary>
            <Actions isSaving={mode === "saving"} onCancel={cancel} />
          </form>
        ) : (
          <>
            {read}
            {!lock && add}
          </>
        )}
      </div>
    </section>
  );
}

/** The way between reading and editing, and where the focus is on it. */
function useModes(
  { onSave, onSaved, onCancel, draft }: Editing,
  mayEdit: boolean,
  onClose: (() => void) | undefined,
) {
  const isAdded = onClose !== undefined;
  const [mode, setMode] = useState<Mode>(isAdded ? "editing" : "reading");
  const [isReopened, setReopened] = useState(false);
  if (draft?.keptAt !== undefined && mayEdit && !isReopened) {
    setReopened(true);
    setMode("editing");
  }
  const entry = useRef<HTMLElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const { form, focusFirst, onShown } = useFirstField(isAdded);
  const close = () => {
    const surroundings = surroundingsOf(entry.current);
    setMode("reading");
    // What waits to be treated has no button, and an entry that was added is no longer here.
    setTimeout(() => {
      if (editButton.current) editButton.current.focus();
      else focusOn(entry.current ?? surroundings);
    });
    onClose?.();
  };
  return {
    mode,
    entry,
    editButton,
    form,
    onShown,
    edit: () => {
      focusFirst();
      setMode("editing");
    },
    save: async (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (mode === "saving") return;
      setMode("saving");
      const isSaved = await onSave(event).catch(() => false);
      if (!isSaved) return setMode("editing");
      close();
      onSaved?.();
    },
    cancel: () => {
      onCancel();
      draft?.discard();
      close();
    },
  };
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
function useFirstField(startsAsked: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const isAsked = useRef(startsAsked);
  const onShown = () => {
    if (!isAsked.current) return;
    isAsked.current = false;
    form.current?.querySelector<HTMLElement>("input:enabled, select:enabled, textarea")?.focus();
  };
  return { form, focusFirst: () => void (isAsked.current = true), onShown };
}

/** Tells when what stands before it is on the screen, with all its code. */
function Shown({ onShown }: { onShown: () => void }) {
  const tell = useEffectEvent(onShown);
  useEffect(() => tell(), []);
  return null;
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
