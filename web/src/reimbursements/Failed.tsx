import { useTexts } from "../core/i18n.tsx";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";

/** A part of the screen that could not be loaded, and the way to try again. */
export function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const g = useTexts("global");
  return (
    <Notice kind="error">
      <p>{text}</p>
      <Button look="secondary" onClick={onRetry}>
        {g("retry")}
      </Button>
    </Notice>
  );
}
