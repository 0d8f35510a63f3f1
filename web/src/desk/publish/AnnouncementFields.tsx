import type { CampaignContent, NewsContent } from "@portal/model/desk/publication-contents.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import type { FieldsProps, PreviewedProps } from "./content-props.ts";
import { TimesFields } from "./TimesFields.tsx";
import styles from "./Publish.module.css";

const LONGEST_TITLE = 120;
const LONGEST_TEXT = 2000;
const LONGEST_LINK = 300;
const LONGEST_LABEL = 60;

export function NewsFields(props: FieldsProps<NewsContent>) {
  const t = useTexts("desk_publish");
  const { content, change, language, errorOf } = props;
  const words = (part: "titles" | "texts", maxLength: number) => ({
    maxLength,
    value: content[part][language],
    error: errorOf(`${part}.${language}`),
    onChange: (text: string) =>
      change({ ...content, [part]: { ...content[part], [language]: text } }),
  });
  const address = (part: "image" | "url") => ({
    maxLength: LONGEST_LINK,
    isOptional: true,
    value: content[part] ?? "",
    error: errorOf(part),
    onChange: (text: string) => change({ ...content, [part]: text || null }),
  });
  return (
    <>
      <TextField label={t("field.title")} {...words("titles", LONGEST_TITLE)} />
      <TextArea label={t("field.text")} {...words("texts", LONGEST_TEXT)} />
      <TextField label={t("field.url")} help={t("field.linkHelp")} {...address("url")} />
      <TextField label={t("field.image")} help={t("field.linkHelp")} {...address("image")} />
      <LabelField {...{ content, change, errorOf }} />
      <TimesFields {...{ content, change, errorOf }} needsBeginning />
    </>
  );
}

/** As the carousel shows it. */
export function NewsPreview({ content, language }: PreviewedProps<NewsContent>) {
  return (
    <Card>
      {content.image && <img className={styles.picture} src={content.image} alt="" />}
      <h3>{content.titles[language]}</h3>
      <p>{content.texts[language]}</p>
    </Card>
  );
}

export function CampaignFields(props: FieldsProps<CampaignContent>) {
  const t = useTexts("desk_publish");
  const { content, change, language, errorOf } = props;
  const field = (part: "titles" | "images" | "links", maxLength: number) => ({
    maxLength,
    value: content[part][language],
    error: errorOf(`${part}.${language}`),
    onChange: (text: string) =>
      change({ ...content, [part]: { ...content[part], [language]: text } }),
  });
  return (
    <>
      <TextField
        label={t("field.pictureText")}
        help={t("field.pictureTextHelp")}
        {...field("titles", LONGEST_TITLE)}
      />
      <TextField
        label={t("field.image")}
        help={t("field.linkHelp")}
        {...field("images", LONGEST_LINK)}
      />
      <TextField
        label={t("field.url")}
        help={t("field.linkHelp")}
        {...field("links", LONGEST_LINK)}
      />
      <LabelField {...{ content, change, errorOf }} />
      <TimesFields {...{ content, change, errorOf }} needsBeginning />
    </>
  );
}

/** As the homepage shows it. */
export function CampaignPreview({ content, language }: PreviewedProps<CampaignContent>) {
  const image = content.images[language];
  return (
    <Card>
      {image && <img className={styles.picture} src={image} alt={content.titles[language]} />}
    </Card>
  );
}

/** How the figures of use name it. */
function LabelField<Content extends { label: string }>({
  content,
  change,
  errorOf,
}: Pick<FieldsProps<Content>, "content" | "change" | "errorOf">) {
  const t = useTexts("desk_publish");
  return (
    <TextField
      label={t("field.label")}
      help={t("field.labelHelp")}
      maxLength={LONGEST_LABEL}
      value={content.label}
      error={errorOf("label")}
      onChange={(label) => change({ ...content, label })}
    />
  );
}
