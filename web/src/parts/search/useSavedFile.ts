import { fetchFile, saveFile } from "../../core/http/download.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { toast } from "../../ui/feedback/toast.ts";

/** Downloads a file that needs the customer's token, and tells whether it is saved. */
export function useSavedFile(): (path: string, name: string) => Promise<void> {
  const t = useTexts("search");
  return async (path, name) => {
    try {
      saveFile(await fetchFile(path, new AbortController().signal), name);
      toast(t("tax.done"));
    } catch {
      toast(t("tax.failed"), "problem");
    }
  };
}
