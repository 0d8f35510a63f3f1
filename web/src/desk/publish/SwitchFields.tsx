import type { FlagContent, MaintenanceContent } from "@portal/model/desk/publication-contents.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { MaintenanceText } from "../../ui/feedback/MaintenanceText.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { incompleteInstant } from "../../ui/fields/InstantField.tsx";
import { Switch } from "../../ui/fields/Switch.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import stack from "../../ui/layout/Stack.module.css";
import type { FieldsProps, PreviewedProps } from "./content-props.ts";
import { TimesFields } from "./TimesFields.tsx";

export function MaintenanceFields(props: FieldsProps<MaintenanceContent>) {
  const t = useTexts("desk_publish");
  const { content, change, errorOf } = props;
  return (
    <>
      <Switch
        label={t("field.raised")}
        help={t("field.raisedHelp")}
        checked={content.isRaised}
        onChange={({ target }) => change({ ...content, isRaised: target.checked })}
      />
      {content.isRaised && (
        <>
          <TimesFields {...{ content, change, errorOf }} />
          <Notice kind="info">
            <p>{t("maintenanceStays")}</p>
          </Notice>
        </>
      )}
    </>
  );
}

/** As the page shows it that stands in place of the portal. */
export function MaintenancePreview({ content: { endsAt } }: PreviewedProps<MaintenanceContent>) {
  const t = useTexts("global");
  return (
    <Card className={stack.gap4}>
      <h1>{t("maintenance.title")}</h1>
      <MaintenanceText endDate={endsAt === incompleteInstant ? null : endsAt} />
    </Card>
  );
}

export function FlagFields({ content, change }: FieldsProps<FlagContent>) {
  const t = useTexts("desk_publish");
  return (
    <Switch
      label={t("field.on")}
      help={t("field.onHelp")}
      checked={content.isOn}
      onChange={({ target }) => change({ ...content, isOn: target.checked })}
    />
  );
}
