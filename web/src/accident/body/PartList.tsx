import { type BodyPart, type BodyPartGroup, bodyPartGroups } from "@portal/model/accident/words.ts";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useTexts } from "../../core/language/i18n.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Choice } from "../../ui/fields/Choice.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { useNames } from "../useNames.ts";
import styles from "./BodyField.module.css";

interface PartListProps {
  chosen: readonly string[];
  isInvalid: boolean;
  onToggle: (part: BodyPart) => void;
  onBlur: () => void;
}

/** The same body parts as lists, by group. */
export function PartList(props: PartListProps) {
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <PartGroup key={group} group={group} {...props} />
      ))}
    </div>
  );
}

function PartGroup({ group, chosen, isInvalid, onToggle, onBlur }: PartListProps & GroupProps) {
  const t = useTexts("accident");
  const names = useNames();
  const parts: readonly BodyPart[] = bodyPartGroups[group];
  const count = parts.filter((part) => chosen.includes(part)).length;
  return (
    <details className={styles.group}>
      <summary data-invalid={isInvalid || undefined}>
        <span>{t(`group.${group}`)}</span>
        {count > 0 && (
          <Badge tone="info">
            <span aria-hidden="true">{count}</span>
            <VisuallyHidden>{t("body.count", { count })}</VisuallyHidden>
          </Badge>
        )}
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      <div className={styles.parts}>
        {parts.map((part) => (
          <Choice
            key={part}
            type="checkbox"
            variant="plain"
            label={names.code("injuredBodyPart", part)}
            value={part}
            checked={chosen.includes(part)}
            onChange={() => onToggle(part)}
            onBlur={onBlur}
          />
        ))}
      </div>
    </details>
  );
}

interface GroupProps {
  group: BodyPartGroup;
}

const groups = [
  "HEAD_AND_TRUNK",
  "BACK",
  "LEFT_ARM",
  "RIGHT_ARM",
  "LEFT_LEG",
  "RIGHT_LEG",
] as const;
