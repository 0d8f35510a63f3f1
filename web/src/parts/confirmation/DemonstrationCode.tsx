import { useQuery } from "../../core/http/useQuery.ts";
import { Button } from "../../ui/layout/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { ownMessages } from "../../core/demonstration.ts";
import { useTexts } from "../../core/language/i18n.tsx";

interface DemonstrationCodeProps {
  challenge: string;
  onUse: (code: string) => void;
}

/** Shows the one-time code beside its field, because a demonstration sends no text messages. */
export function DemonstrationCode({ challenge, onUse }: DemonstrationCodeProps) {
  const t = useTexts("demonstration");
  const { data } = useQuery(ownMessages);
  // The newest message comes first, and only the newest code is valid.
  const code = data?.find(({ confirmation }) => confirmation?.id === challenge)?.confirmation?.code;
  if (!code) return null;
  return (
    <Notice kind="info">
      <p>{t("code.text")}</p>
      <Button variant="secondary" onClick={() => onUse(code)}>
        {t("code.use", { code })}
      </Button>
    </Notice>
  );
}
