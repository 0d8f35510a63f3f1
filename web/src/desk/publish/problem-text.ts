import { useTexts } from "../../core/language/i18n.tsx";

const known = [
  "required",
  "tooLong",
  "tooShort",
  "endsFirst",
  "faqId",
  "reasonId",
  "itemTaken",
  "slug",
  "slugTwice",
  "slugTaken",
  "unknownValue",
  "position",
  "ownReason",
  "offerId",
  "rank",
  "price",
  "beforePrice",
] as const;

/** The message of a rule in the publisher's language. */
export function useProblemText(): (code: string | undefined) => string | undefined {
  const t = useTexts("desk_publish");
  return (code) => {
    if (code === undefined) return undefined;
    const name = known.find((one) => one === code.replace(/^desk\./, ""));
    return t(`problem.${name ?? "invalid"}`);
  };
}
