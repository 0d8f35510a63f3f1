import { RepresentationScope } from "@portal/model/representatives/representatives.ts";
import { useTexts } from "../core/language/i18n.tsx";
import type { FieldProps } from "../ui/fields/Field.tsx";
import { RadioGroup } from "../ui/fields/RadioGroup.tsx";

type ScopeFieldProps = Omit<FieldProps<RepresentationScope | "">, "onChange"> & {
  onChange: (scope: RepresentationScope | undefined) => void;
};

/** What a representative may do: each answer says what it opens in addition. */
export function ScopeField(field: ScopeFieldProps) {
  const t = useTexts("representatives");
  const options = RepresentationScope.options.map((value) => ({
    value,
    label: t(`scope.name.${value}`),
    detail: t(`scope.opens.${value}`),
  }));
  return (
    <RadioGroup
      {...field}
      options={options}
      onChange={(value) => field.onChange(value || undefined)}
    />
  );
}
