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
  /** What tells the entry apart from others with the same title. */
  about?: string | undefined;
  /** The notice shown while the entry cannot be edited. */
  lock?: { notice: ReactNode } | undefined;
  /** The content while the entry is not being edited. */
  read: ReactNode;
  /** The button that adds another entry; hidden while the entry is locked or being edited. */
  add?: ReactNode;
  /** The fields; their code may load when they are first shown. */
  children: ReactNode;
  editing: Editing;
  /** Only for a new entry: its form is open from the beginning, and this closes it. */
  onClose?: (() => void) | undefined;
}

export interface Editing {
  /** Returns whether the entry was saved. Errors are shown on the fields, and all typed values stay. */
  onSave: (event: SyntheticEvent<HTMLFormElement>) => Promise<boolean>;
  onCancel: () => void;
  /** Shows that the entry was saved; omitted if a receipt is shown instead. */
  onSaved?: () => void;
  /** The draft; with an unsaved one the form opens by itself. */
  draft?: FormDraft;
}

type Mode = "reading" | "editing" | "saving";

/** Read-only until Edit, then Save or Cancel, and read-only again. */
export function EditForm(props: EditFormProps) {
  const { title, about, lock, read, add, children, editing, onClose } = props;
  const { draft } = editing;
  const name = about ? `${title}, ${about}` : title;
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
        {!isEditing && !lock && <EditButton ref={editButton} about={name} onPress={edit} />}
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
            <Actions about={name} isSaving={mode === "saving"} onCancel={cancel} />
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

/** The switch between reading and editing, with the focus management. */
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
    // A pending entry has no Edit button, and the form of a new entry has disappeared.
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
  about: string;
  onPress: () => void;
}

function EditButton({ ref, about, onPress }: EditButtonProps) {
  const t = useTexts("forms");
  return (
    <Button
      ref={ref}
      variant="secondary"
      aria-label={`${t("form.edit.edit")}, ${about}`}
      onClick={onPress}
    >
      <Pencil size={18} aria-hidden="true" />
      {t("form.edit.edit")}
    </Button>
  );
}

/** Focuses the first field when the fields appear after a press on Edit or Add. */
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

/** Reports that its preceding siblings are rendered, including lazily loaded code. */
function Shown({ onShown }: { onShown: () => void }) {
  const tell = useEffectEvent(onShown);
  useEffect(() => tell(), []);
  return null;
}

interface ActionsProps {
  about: string;
  isSaving: boolean;
  onCancel: () => void;
}

function Actions({ about, isSaving, onCancel }: ActionsProps) {
  const t = useTexts("forms");
  const submit = t(isSaving ? "form.edit.saving" : "form.edit.save");
  return (
    <div className={styles.actions}>
      <Button
        variant="secondary"
        aria-label={`${t("form.edit.cancel")}, ${about}`}
        disabled={isSaving}
        onClick={onCancel}
      >
        {t("form.edit.cancel")}
      </Button>
      <Button type="submit" aria-label={`${submit}, ${about}`} aria-disabled={isSaving}>
        {submit}
      </Button>
    </div>
  );
}
