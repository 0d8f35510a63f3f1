import type { OfferContent } from "@portal/model/desk/publication-contents.ts";
import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { NumberField } from "../../ui/fields/NumberField.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { OfferArticle } from "../../ui/offers/OfferArticle.tsx";
import type { FieldsProps, PreviewedProps } from "./content-props.ts";
import { DaysFields } from "./DaysFields.tsx";
import { PartnerFields } from "./PartnerFields.tsx";
import styles from "./Publish.module.css";

const words = [
  ["titles", "title", 80],
  ["subtitles", "subtitle", 160],
  ["discounts", "discount", 40],
  ["discountTexts", "discountText", 160],
  ["buttons", "button", 40],
  ["links", "url", 300],
] as const;
const LONGEST_TEXT = 4000;
const LONGEST_LINK = 300;
const MOST_IMAGES = 20;

export function OfferFields(props: FieldsProps<OfferContent>) {
  const t = useTexts("desk_publish");
  const { content, change, language, errorOf } = props;
  const inLanguage = (part: (typeof words)[number][0] | "texts", maxLength: number) => ({
    maxLength,
    value: content[part][language],
    error: errorOf(`${part}.${language}`),
    onChange: (text: string) =>
      change({ ...content, [part]: { ...content[part], [language]: text } }),
  });
  return (
    <>
      {words.map(([part, name, longest]) => (
        <TextField
          key={part}
          label={t(`field.${name}`)}
          help={part === "links" ? t("field.linkHelp") : undefined}
          {...inLanguage(part, longest)}
        />
      ))}
      <TextArea label={t("field.text")} {...inLanguage("texts", LONGEST_TEXT)} />
      <TextField
        label={t("field.image")}
        help={t("field.linkHelp")}
        maxLength={LONGEST_LINK}
        value={content.image}
        error={errorOf("image")}
        onChange={(image) => change({ ...content, image })}
      />
      <ImagesField {...props} />
      <PartnerFields {...props} />
      <NumberField
        label={t("field.rank")}
        help={t("field.rankHelp")}
        value={content.position}
        error={errorOf("position")}
        onChange={(position) => change({ ...content, position: position ?? Number.NaN })}
      />
      <DaysFields {...{ content, change, errorOf }} />
    </>
  );
}

/** An address a line. */
function ImagesField({ content, change, errorOf }: FieldsProps<OfferContent>) {
  const t = useTexts("desk_publish");
  const [typed, setTyped] = useState(content.images.join("\n"));
  const lines = linesOf(typed);
  const isTyped = lines.join("\n") === content.images.join("\n");
  const wrong = content.images.map((_, place) => errorOf(`images.${place}`)).find(Boolean);
  return (
    <TextArea
      label={t("field.images")}
      help={t("field.imagesHelp")}
      isOptional
      maxLength={MOST_IMAGES * LONGEST_LINK}
      value={isTyped ? typed : content.images.join("\n")}
      error={errorOf("images") ?? wrong}
      onChange={(text) => {
        setTyped(text);
        change({ ...content, images: linesOf(text) });
      }}
    />
  );
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** As the page of the offer shows it. */
export function OfferPreview({ content, language }: PreviewedProps<OfferContent>) {
  return (
    <div className={styles.offer}>
      <header>
        <h1>{content.titles[language]}</h1>
        <p>{content.subtitles[language]}</p>
      </header>
      <OfferArticle
        offer={{
          image: content.image,
          images: content.images,
          discountTitle: content.discounts[language],
          discountSubtitle: content.discountTexts[language],
          description: content.texts[language],
          endDate: content.endsOn,
          button: content.buttons[language],
          buttonLink: content.links[language],
          partner: content.partner,
        }}
      />
    </div>
  );
}
