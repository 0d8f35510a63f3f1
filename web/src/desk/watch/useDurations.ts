import { useLanguage } from "../../core/language/i18n.tsx";

const units = [
  { unit: "day", length: 86_400, from: 96 * 3_600 },
  { unit: "hour", length: 3_600, from: 2 * 3_600 },
  { unit: "minute", length: 60, from: 0 },
] as const;

/** Durations in the unit that suits the longest one. */
export function useDurations(longestSeconds: number): {
  of: (seconds: number) => number;
  format: (value: number) => string;
} {
  const { language } = useLanguage();
  const { unit, length } = units.find(({ from }) => longestSeconds >= from) ?? units[2];
  const words = new Intl.NumberFormat(`${language}-CH`, {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits: 1,
  });
  return { of: (seconds) => seconds / length, format: (value) => words.format(value) };
}
