import { BodyPart } from "@portal/model/accident/words.ts";
import X from "lucide-react/icons/x";
import { type ReactNode, useRef, useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { focusOn } from "../../core/routing/focus.ts";
import { FieldGroup, type FieldProps, frameOf } from "../../ui/fields/Field.tsx";
import { Segmented } from "../../ui/fields/Segmented.tsx";
import { useNames } from "../useNames.ts";
import styles from "./BodyField.module.css";
import { Figure } from "./Figure.tsx";
import type { View } from "./figure.ts";
import { PartList } from "./PartList.tsx";

interface BodyFieldProps extends FieldProps<string[]> {
  /** The content below the list, beside the figure. */
  children?: ReactNode;
}

/** The injured body parts, chosen on the figure or in the list, which are in sync. */
export function BodyField({ children, ...given }: BodyFieldProps) {
  const t = useTexts("accident");
  const { value, onChange, onBlur = () => undefined } = given;
  const [view, setView] = useState<View>("front");
  const toggle = (part: BodyPart) =>
    onChange(
      BodyPart.options.filter((one) => (one === part ? !value.includes(one) : value.includes(one))),
    );
  const sides = [t("body.itsRight"), t("body.itsLeft")];
  return (
    <FieldGroup {...frameOf(given)}>
      {(control) => (
        <div className={styles.body}>
          <div className={styles.drawing} data-screen>
            <Segmented
              label={t("body.view")}
              options={[
                { value: "front", label: t("body.front") },
                { value: "back", label: t("body.back") },
              ]}
              value={view}
              onChange={setView}
            />
            <p className={styles.sides} aria-hidden="true">
              {(view === "front" ? sides : sides.toReversed()).map((side) => (
                <span key={side}>{side}</span>
              ))}
            </p>
            <Figure key={view} view={view} chosen={value} onToggle={toggle} onBlur={onBlur} />
          </div>
          <div className={styles.words}>
            <ChosenParts chosen={value} onRemove={toggle} />
            <PartList
              chosen={value}
              isInvalid={control["data-invalid"] ?? false}
              onToggle={toggle}
              onBlur={onBlur}
            />
            {children}
          </div>
        </div>
      )}
    </FieldGroup>
  );
}

interface ChosenPartsProps {
  chosen: readonly string[];
  onRemove: (part: BodyPart) => void;
}

function ChosenParts({ chosen, onRemove }: ChosenPartsProps) {
  const t = useTexts("accident");
  const names = useNames();
  const list = useRef<HTMLUListElement>(null);
  const parts = BodyPart.options.filter((part) => chosen.includes(part));
  return (
    <div className={styles.chosen} aria-live="polite">
      {parts.length === 0 && <p className={styles.none}>{t("body.none")}</p>}
      <ul ref={list} aria-label={t("body.chosen")}>
        {parts.map((part) => (
          <li key={part} className={styles.chip}>
            {names.code("injuredBodyPart", part)}
            <button
              type="button"
              aria-label={t("body.remove", { part: names.code("injuredBodyPart", part) })}
              onClick={() => {
                // The button disappears with its body part, so the focus moves to the list.
                focusOn(list.current);
                onRemove(part);
              }}
            >
              <X size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
