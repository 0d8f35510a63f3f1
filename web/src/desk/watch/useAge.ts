import { useLanguage } from "../../core/language/i18n.tsx";

const units = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** How old something is, in its largest whole unit: `3 hours`. */
export function useAge(): (seconds: number) => string {
  const { language } = useLanguage();
  return (seconds) => {
    const [unit, length] = units.find(([, size]) => seconds >= size) ?? (["second", 1] as const);
    const format = new Intl.NumberFormat(`${language}-CH`, {
      style: "unit",
      unit,
      unitDisplay: "long",
      maximumFractionDigits: 0,
    });
    return format.format(Math.floor(seconds / length));
  };
}
