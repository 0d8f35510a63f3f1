import { useTexts } from "../../core/language/i18n.tsx";
import { InstantField } from "../../ui/fields/InstantField.tsx";
import type { FieldsProps } from "./content-props.ts";
import styles from "./Publish.module.css";

interface Times {
  beginsAt: string | null;
  endsAt: string | null;
}

/** The beginning and the end; an empty beginning is at once, and an empty end is none. */
export function TimesFields<Content extends Times>(
  props: Pick<FieldsProps<Content>, "content" | "change" | "errorOf"> & {
    readonly needsBeginning?: boolean;
  },
) {
  const t = useTexts("desk_publish");
  const { content, change, errorOf, needsBeginning = false } = props;
  return (
    <div className={styles.times}>
      <InstantField
        label={t("field.beginsAt")}
        help={t(needsBeginning ? "field.swissTime" : "field.beginsAtHelp")}
        isOptional={!needsBeginning}
        value={content.beginsAt}
        error={errorOf("beginsAt")}
        onChange={(beginsAt) => change({ ...content, beginsAt })}
      />
      <InstantField
        label={t("field.endsAt")}
        help={t("field.endsAtHelp")}
        isOptional
        value={content.endsAt}
        error={errorOf("endsAt")}
        onChange={(endsAt) => change({ ...content, endsAt })}
      />
    </div>
  );
}
