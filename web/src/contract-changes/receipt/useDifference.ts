import { useTexts } from "../../core/language/i18n.tsx";
import { chf } from "../amounts.ts";

/** A difference in words; its colour only repeats them. */
export function useDifference() {
  const t = useTexts("contract_changes");
  return (rappen: number): { words: string; tone: "more" | "less" | "same" } => {
    const amount = chf(Math.abs(rappen));
    if (rappen > 0) return { words: t("receipt.more", { amount }), tone: "more" };
    if (rappen < 0) return { words: t("receipt.less", { amount }), tone: "less" };
    return { words: t("receipt.same"), tone: "same" };
  };
}
