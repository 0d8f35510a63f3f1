import type { OfferContent } from "@portal/model/desk/publication-contents.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import type { FieldsProps } from "./content-props.ts";

const optional = [
  ["address", 200],
  ["tel", 40],
  ["email", 120],
  ["site", 300],
  ["logo", 300],
] as const;
const LONGEST_NAME = 80;

/** Who makes the offer. */
export function PartnerFields({ content, change, errorOf }: FieldsProps<OfferContent>) {
  const t = useTexts("desk_publish");
  const { partner } = content;
  const changePart = (part: Partial<OfferContent["partner"]>) =>
    change({ ...content, partner: { ...partner, ...part } });
  return (
    <>
      <TextField
        label={t("field.partner.name")}
        maxLength={LONGEST_NAME}
        value={partner.name}
        error={errorOf("partner.name")}
        onChange={(name) => changePart({ name })}
      />
      {optional.map(([part, maxLength]) => (
        <TextField
          key={part}
          label={t(`field.partner.${part}`)}
          isOptional
          maxLength={maxLength}
          value={partner[part] ?? ""}
          error={errorOf(`partner.${part}`)}
          onChange={(text) => changePart({ [part]: text || null })}
        />
      ))}
    </>
  );
}
