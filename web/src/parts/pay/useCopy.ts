import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { toast } from "../../ui/feedback/toast.ts";

/** Copies a value and tells so; says which one was copied last. */
export function useCopy() {
  const t = useTexts("invoices");
  const [copied, setCopied] = useState<string>();
  const copy = async (name: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(name);
      toast(t("copy.done", { name }));
    } catch {
      toast(t("copy.failed", { name }), "problem");
    }
  };
  return { copied, copy: (name: string, text: string) => void copy(name, text) };
}
