import type { SurveyContent } from "@portal/model/desk/publication-contents.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Switch } from "../../ui/fields/Switch.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import type { FieldsProps, PreviewedProps } from "./content-props.ts";

const LONGEST_TITLE = 120;
const LONGEST_TEXT = 500;
const LONGEST_BUTTON = 40;
const LONGEST_LINK = 300;

export function SurveyFields(props: FieldsProps<SurveyContent>) {
  const t = useTexts("desk_publish");
  const { content, change, language, errorOf } = props;
  const field = (part: "titles" | "texts" | "buttons" | "links", maxLength: number) => ({
    maxLength,
    value: content[part][language],
    error: errorOf(`${part}.${language}`),
    onChange: (text: string) =>
      change({ ...content, [part]: { ...content[part], [language]: text } }),
  });
  return (
    <>
      <TextField label={t("field.title")} {...field("titles", LONGEST_TITLE)} />
      <TextArea label={t("field.text")} {...field("texts", LONGEST_TEXT)} />
      <TextField label={t("field.button")} {...field("buttons", LONGEST_BUTTON)} />
      <TextField
        label={t("field.link")}
        help={t("field.linkHelp")}
        {...field("links", LONGEST_LINK)}
      />
      <Switch
        label={t("field.invites")}
        help={t("field.invitesHelp")}
        checked={content.isOn}
        onChange={({ target }) => change({ ...content, isOn: target.checked })}
      />
    </>
  );
}

/** As the invitation asks. */
export function SurveyPreview({ content, language }: PreviewedProps<SurveyContent>) {
  return (
    <Card>
      <h3>{content.titles[language]}</h3>
      <p>{content.texts[language]}</p>
      <Button>{content.buttons[language]}</Button>
    </Card>
  );
}
