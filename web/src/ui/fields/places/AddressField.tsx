import { MIN_SEARCH_LENGTH } from "@portal/model/places/places.ts";
import { useTexts } from "../../../core/language/i18n.tsx";
import type { ListOption } from "../Combobox.tsx";
import { SuggestField, type SuggestProps } from "../SuggestField.tsx";

const pauseMs = 250;

interface AddressFieldProps<Option extends ListOption> extends SuggestProps<Option> {
  /** Offers manual entry if the search finds nothing; omitted, it is not offered. */
  onManual?: ((typed: string) => void) | undefined;
}

/** A Swiss address, found by street, number and place. */
export function AddressField<Option extends ListOption>({
  onManual,
  ...props
}: AddressFieldProps<Option>) {
  const t = useTexts("forms");
  const tooFew = t("form.localities.too_few_char", { least: MIN_SEARCH_LENGTH });
  const texts = {
    idle: tooFew,
    tooFew,
    loading: t("form.localities.loading"),
    failed: t("form.list.failed"),
    found: t("form.addresses.no_result"),
  };
  return (
    <SuggestField
      {...props}
      pauseMs={pauseMs}
      statusOf={({ kind }) => texts[kind]}
      wayOut={onManual && { label: t("form.addresses.manual"), onTake: onManual }}
    />
  );
}
