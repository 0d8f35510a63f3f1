import { MIN_SEARCH_LENGTH } from "@portal/model/places/places.ts";
import { useTexts } from "../../../core/language/i18n.tsx";
import type { ListOption } from "../Combobox.tsx";
import { SuggestField, type SuggestProps } from "../SuggestField.tsx";

const pauseMs = 500;

/** A locality from the list, found by its name or its postcode. */
export function LocalityField<Option extends ListOption>(props: SuggestProps<Option>) {
  const t = useTexts("forms");
  const tooFew = t("form.localities.too_few_char", { least: MIN_SEARCH_LENGTH });
  const texts = {
    idle: tooFew,
    tooFew,
    loading: t("form.localities.loading"),
    failed: t("form.list.failed"),
    found: t("form.localities.no_result"),
  };
  return <SuggestField {...props} pauseMs={pauseMs} statusOf={({ kind }) => texts[kind]} />;
}
