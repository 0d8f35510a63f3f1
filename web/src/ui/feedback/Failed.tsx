import { useWhenOnline } from "../../core/errors/useWhenOnline.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../layout/Button.tsx";
import { Notice } from "./Notice.tsx";

/** A screen or part that could not be loaded, with a retry button; it also retries when the network is back. */
export function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const g = useTexts("global");
  useWhenOnline(onRetry);
  return (
    <Notice kind="error">
      <p>{text}</p>
      <Button variant="secondary" aria-label={`${g("retry")}, ${text}`} onClick={onRetry}>
        {g("retry")}
      </Button>
    </Notice>
  );
}
