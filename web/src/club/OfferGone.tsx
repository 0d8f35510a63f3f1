import { useTexts } from "../core/language/i18n.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";

/** Shown for a link to an expired offer. */
export function OfferGone({ isOneLeft }: { isOneLeft: boolean }) {
  const t = useTexts("leclub");
  return (
    <Notice kind="info">
      <p>
        <strong>{t("gone.title")}</strong>
      </p>
      {isOneLeft && <p>{t("gone.text")}</p>}
    </Notice>
  );
}
