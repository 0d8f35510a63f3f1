import type { ReasonContent, WarningContent } from "@portal/model/desk/publication-contents.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Switch } from "../../ui/fields/Switch.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import type { FieldsProps, PreviewedProps } from "./content-props.ts";
import { TimesFields } from "./TimesFields.tsx";

export function WarningFields(props: FieldsProps<WarningContent>) {
  const t = useTexts("desk_publish");
  const { content, change, language, errorOf } = props;
  const { texts } = content;
  return (
    <>
      <TextArea
        label={t("field.text")}
        maxLength={500}
        value={texts[language]}
        error={errorOf(`texts.${language}`)}
        onChange={(text) => change({ ...content, texts: { ...texts, [language]: text } })}
      />
      <TimesFields {...{ content, change, errorOf }} />
    </>
  );
}

/** As the homepage shows it. */
export function WarningPreview({ content, language }: PreviewedProps<WarningContent>) {
  return (
    <Notice kind="warning">
      <p>{content.texts[language]}</p>
    </Notice>
  );
}

export function ReasonFields(props: FieldsProps<ReasonContent>) {
  const t = useTexts("desk_publish");
  const { content, change, language, errorOf } = props;
  const { texts, isOn } = content;
  const error = errorOf("isOn");
  return (
    <>
      <TextArea
        label={t("field.text")}
        maxLength={1000}
        value={texts[language]}
        error={errorOf(`texts.${language}`)}
        onChange={(text) => change({ ...content, texts: { ...texts, [language]: text } })}
      />
      <Switch
        label={t("field.listed")}
        help={t("field.listedHelp")}
        checked={isOn}
        onChange={({ target }) => change({ ...content, isOn: target.checked })}
      />
      {error && (
        <Notice kind="error">
          <p>{error}</p>
        </Notice>
      )}
    </>
  );
}

/** As change tracking shows the reason of a refusal. */
export function ReasonPreview({ content, language }: PreviewedProps<ReasonContent>) {
  return (
    <Card>
      <p>{content.texts[language]}</p>
    </Card>
  );
}
