import { useWhenOnline } from "../../core/errors/useWhenOnline.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../layout/Button.tsx";
import { Notice } from "./Notice.tsx";

/** A screen or a part of it that could not be loaded, and the way to try again; it comes by itself with the network. */
export function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const g = useTexts("global");
  useWhenOnline(onRetry);
  return (
    <Notice kind="error">
      <p>{text}</p>
      <Button variant="secondary" onClick={onRetry}>
        {g("retry")}
      </Button>
    </Notice>
  );
}
