import type { FaqContent } from "@portal/model/desk/publication-contents.ts";
import { useQuery } from "../../core/http/useQuery.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { Switch } from "../../ui/fields/Switch.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { Answer } from "../../ui/layout/Answer.tsx";
import type { FieldsProps, PreviewedProps } from "./content-props.ts";
import { publicationsOf } from "./publishing.ts";
import { TimesFields } from "./TimesFields.tsx";
import styles from "./Publish.module.css";

export function FaqFields(props: FieldsProps<FaqContent>) {
  const t = useTexts("desk_publish");
  const { content, change, language, errorOf } = props;
  const groups = useGroups();
  const words = content.texts[language];
  const wordField = (name: keyof typeof words) => ({
    label: t(`field.${name}`),
    value: words[name],
    error: errorOf(`texts.${language}.${name}`),
    onChange: (text: string) =>
      change({ ...content, texts: { ...content.texts, [language]: { ...words, [name]: text } } }),
  });
  return (
    <>
      <TextField {...wordField("question")} maxLength={200} />
      <TextArea {...wordField("answer")} help={t("field.answerHelp")} maxLength={4000} />
      <TextArea
        {...wordField("easyAnswer")}
        help={t("field.easyAnswerHelp")}
        isOptional
        maxLength={4000}
      />
      <TextField {...wordField("slug")} help={t("field.slugHelp")} maxLength={80} />
      <TextField {...wordField("keywords")} isOptional maxLength={500} />
      <div className={styles.times}>
        <Select
          label={t("field.group")}
          options={groups}
          value={content.group}
          error={errorOf("group")}
          onChange={(group) => change({ ...content, group })}
        />
        <TextField
          label={t("field.position")}
          inputMode="numeric"
          hasFigures
          maxLength={3}
          value={Number.isNaN(content.position) ? "" : String(content.position)}
          error={errorOf("position")}
          onChange={(typed) =>
            change({ ...content, position: /^\d+$/.test(typed) ? Number(typed) : Number.NaN })
          }
        />
      </div>
      <Switch
        label={t("field.published")}
        checked={content.isPublished}
        onChange={({ target }) => change({ ...content, isPublished: target.checked })}
      />
      {content.isPublished && <TimesFields {...{ content, change, errorOf }} />}
    </>
  );
}

function useGroups(): { value: string; label: string }[] {
  const { language } = useLanguage();
  const list = useQuery(publicationsOf("faq"));
  return (list.data?.groups ?? []).map(({ id, titles }) => ({
    value: id,
    label: titles[language],
  }));
}

/** As the help shows the question. */
export function FaqPreview({ content, language }: PreviewedProps<FaqContent>) {
  const { question, answer } = content.texts[language];
  return (
    <>
      <h1>{question}</h1>
      <Answer text={answer} />
    </>
  );
}
