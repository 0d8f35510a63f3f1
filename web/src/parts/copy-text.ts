import { toast } from "../ui/feedback/toast.ts";

/** Copies a text and shows whether that worked. */
export async function copyText(
  text: string,
  words: { done: string; failed: string },
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast(words.done);
    return true;
  } catch {
    toast(words.failed, "problem");
    return false;
  }
}
