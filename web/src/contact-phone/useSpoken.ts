import { useLanguage } from "../core/language/i18n.tsx";

/** The names of languages, as a list in words. */
export function useSpoken(): (codes: readonly string[]) => string {
  const { language } = useLanguage();
  const names = new Intl.DisplayNames(language, { type: "language" });
  return (codes) =>
    new Intl.ListFormat(language).format(codes.map((code) => names.of(code) ?? code));
}
