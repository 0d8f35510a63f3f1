import {
  LONGEST_MESSAGE,
  MessageSubject,
  subjectName,
} from "@portal/model/contact/conversations.ts";
import { filledTemplate } from "@portal/model/inbox/conversations.ts";
import type { TemplateContent } from "@portal/model/desk/publication-contents.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { Switch } from "../../ui/fields/Switch.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { useStaff } from "../session.ts";
import type { FieldsProps, PreviewedProps } from "./content-props.ts";
import styles from "./Publish.module.css";

const LONGEST_TITLE = 60;

export function TemplateFields(props: FieldsProps<TemplateContent>) {
  const t = useTexts("desk_publish");
  const { language: own } = useLanguage();
  const { content, change, language, errorOf } = props;
  const { subject, titles, texts, isOn } = content;
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
        help={t("field.templateHelp", { name: "{name}", clerk: "{clerk}" })}
        maxLength={LONGEST_MESSAGE}
        value={texts[language]}
        error={errorOf(`texts.${language}`)}
        onChange={(text) => change({ ...content, texts: { ...texts, [language]: text } })}
      />
      <Select
        label={t("field.subject")}
        help={t("field.subjectHelp")}
        isOptional
        value={subject ?? ""}
        onChange={(chosen) => change({ ...content, subject: chosen === "" ? null : chosen })}
        options={MessageSubject.options.map((value) => ({
          value,
          label: subjectName(value, own),
        }))}
      />
      <Switch
        label={t("field.offered")}
        checked={isOn}
        onChange={({ target }) => change({ ...content, isOn: target.checked })}
      />
    </>
  );
}

/** As the customer reads the answer. */
export function TemplatePreview({ content, language }: PreviewedProps<TemplateContent>) {
  const { name } = useStaff();
  return (
    <Card>
      <p className={styles.letter}>
        {filledTemplate(content.texts[language], { customer: "Anna Rossi", clerk: name })}
      </p>
    </Card>
  );
}
