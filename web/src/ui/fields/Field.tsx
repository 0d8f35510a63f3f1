import CircleAlert from "lucide-react/icons/circle-alert";
import { type ReactNode, useId, type RefCallback } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import styles from "./Field.module.css";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";

/** The props of every field. A form passes all of them but the texts: see `FormField`. */
export interface FieldProps<Value> {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  isOptional?: boolean | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  /** The element to focus if the field is invalid. */
  ref?: RefCallback<HTMLElement> | undefined;
}

/** The texts around a field, which the field itself does not use. */
export type FieldFrame = Pick<
  FieldProps<unknown>,
  "label" | "help" | "error" | "isOptional" | "disabled"
>;

/** The attributes that link a control to its label, its help and its error. */
export interface ControlProps {
  id: string;
  disabled: boolean | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
  "data-invalid": true | undefined;
}

interface FrameProps extends FieldFrame {
  children: (control: ControlProps) => ReactNode;
}

/** Label above, help below the label, error below the control, with an icon and a word. */
export function Field({ children, ...frame }: FrameProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id} id={`${id}-label`}>
        <LabelText {...frame} />
      </label>
      <Help id={id} help={frame.help} />
      {children(controlOf(id, frame))}
      <FieldError id={id} error={frame.error} />
    </div>
  );
}

interface GroupProps extends FieldFrame {
  children: (control: ControlProps) => ReactNode;
}

/** The same for a group of controls. */
export function FieldGroup({ children, ...frame }: GroupProps) {
  const id = useId();
  const control = controlOf(id, frame);
  return (
    <fieldset
      className={styles.field}
      aria-describedby={control["aria-describedby"]}
      disabled={frame.disabled}
    >
      <legend className={styles.label}>
        <LabelText {...frame} />
      </legend>
      <Help id={id} help={frame.help} />
      {children(control)}
      <FieldError id={id} error={frame.error} />
    </fieldset>
  );
}

function controlOf(id: string, { help, error, isOptional, disabled }: FieldFrame): ControlProps {
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    disabled,
    "aria-describedby": described || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-required": isOptional ? undefined : true,
    "data-invalid": error ? true : undefined,
  };
}

function LabelText({ label, isOptional }: FieldFrame) {
  const t = useTexts("forms");
  if (!isOptional) return label;
  return (
    <>
      {label} <span className={styles.optional}>({t("form.optional")})</span>
    </>
  );
}

function Help({ id, help }: { id: string; help: string | undefined }) {
  if (!help) return null;
  return (
    <p id={`${id}-help`} className={styles.help}>
      {help}
    </p>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  const t = useTexts("global");
  if (!error) return null;
  return (
    <p id={`${id}-error`} className={styles.error}>
      <CircleAlert size={18} aria-hidden="true" />
      <span>
        <VisuallyHidden>{t("notice.error")}. </VisuallyHidden>
        {error}
      </span>
    </p>
  );
}

/** Extracts the texts of the frame from the props of a field. */
export function frameOf({ label, help, error, isOptional, disabled }: FieldFrame): FieldFrame {
  return { label, help, error, isOptional, disabled };
}
