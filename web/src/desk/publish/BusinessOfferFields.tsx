import type { BusinessOfferContent } from "@portal/model/desk/publication-contents.ts";
import { rappenOf } from "@portal/model/money.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { NumberField } from "../../ui/fields/NumberField.tsx";
import { PriceCard } from "../../ui/offers/PriceCard.tsx";
import type { FieldsProps, PreviewedProps } from "./content-props.ts";
import { DaysFields } from "./DaysFields.tsx";
import styles from "./Publish.module.css";

const RAPPEN = 100;

export function BusinessOfferFields(props: FieldsProps<BusinessOfferContent>) {
  const t = useTexts("desk_publish");
  const { content, change, errorOf } = props;
  return (
    <>
      {(["individual", "family"] as const).map((name) => (
        <NumberField
          key={name}
          label={t(`field.${name}`)}
          help={t("field.priceHelp")}
          value={content[name] / RAPPEN}
          error={errorOf(name)}
          onChange={(francs) =>
            change({ ...content, [name]: francs === undefined ? Number.NaN : rappenOf(francs) })
          }
        />
      ))}
      <DaysFields {...{ content, change, errorOf }} />
    </>
  );
}

/** As the page of the offer shows the prices. */
export function BusinessOfferPreview({ content }: PreviewedProps<BusinessOfferContent>) {
  return (
    <div className={styles.prices}>
      {(["individual", "family"] as const).map((name) => (
        <PriceCard
          key={name}
          isFamily={name === "family"}
          monthlyPremium={Number.isFinite(content[name]) ? content[name] : 0}
          isClosed={false}
        />
      ))}
    </div>
  );
}
