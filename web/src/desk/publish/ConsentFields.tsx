import type { ConsentContent } from "@portal/model/desk/publication-contents.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import type { FieldsProps, PreviewedProps } from "./content-props.ts";

const LONGEST_TITLE = 80;
const LONGEST_TEXT = 1000;
const LONGEST_SUMMARY = 200;

export function ConsentFields(props: FieldsProps<ConsentContent>) {
  const t = useTexts("desk_publish");
  const { content, change, language, errorOf } = props;
  const { titles, texts, summaries } = content;
  return (
    <>
      <TextField
        label={t("field.title")}
        maxLength={LONGEST_TITLE}
        value={titles[language]}
        error={errorOf(`titles.${language}`)}
        onChange={(title) => change({ ...content, titles: { ...titles, [language]: title } })}
      />
      <TextArea
        label={t("field.text")}
        help={t("field.consentHelp")}
        maxLength={LONGEST_TEXT}
        value={texts[language]}
        error={errorOf(`texts.${language}`)}
        onChange={(text) => change({ ...content, texts: { ...texts, [language]: text } })}
      />
      <TextArea
        label={t("field.summary")}
        help={t("field.summaryHelp")}
        maxLength={LONGEST_SUMMARY}
        value={summaries[language]}
        error={errorOf(`summaries.${language}`)}
        onChange={(text) => change({ ...content, summaries: { ...summaries, [language]: text } })}
      />
    </>
  );
}

/** As the page of consents shows it. */
export function ConsentPreview({ content, language }: PreviewedProps<ConsentContent>) {
  return (
    <Card>
      <h3>{content.titles[language]}</h3>
      {content.summaries[language] && <p>{content.summaries[language]}</p>}
      <p>{content.texts[language]}</p>
    </Card>
  );
}
