import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { copyText } from "../copy-text.ts";

/** Copies a value, shows a toast, and remembers which one was copied last. */
export function useCopy() {
  const t = useTexts("invoices");
  const [copied, setCopied] = useState<string>();
  const copy = async (name: string, text: string) => {
    const words = { done: t("copy.done", { name }), failed: t("copy.failed", { name }) };
    if (await copyText(text, words)) setCopied(name);
  };
  return { copied, copy: (name: string, text: string) => void copy(name, text) };
}
