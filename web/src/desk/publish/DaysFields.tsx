import { useTexts } from "../../core/language/i18n.tsx";
import { useToday } from "../../core/today.ts";
import { DateField } from "../../ui/fields/dates/DateField.tsx";
import type { FieldsProps } from "./content-props.ts";
import styles from "./Publish.module.css";

interface Days {
  beginsOn: string;
  endsOn: string | null;
}

/** The first and the last day; without a last one it goes on. */
export function DaysFields<Content extends Days>({
  content,
  change,
  errorOf,
}: Pick<FieldsProps<Content>, "content" | "change" | "errorOf">) {
  const t = useTexts("desk_publish");
  const today = useToday();
  return (
    <div className={styles.times}>
      <DateField
        label={t("field.beginsOn")}
        help={t("field.beginsOnHelp")}
        opensAt={today}
        value={content.beginsOn}
        error={errorOf("beginsOn")}
        onChange={(day) => change({ ...content, beginsOn: day ?? "" })}
      />
      <DateField
        label={t("field.endsOn")}
        help={t("field.endsOnHelp")}
        isOptional
        opensAt={today}
        value={content.endsOn ?? undefined}
        error={errorOf("endsOn")}
        onChange={(day) => change({ ...content, endsOn: day || null })}
      />
    </div>
  );
}
