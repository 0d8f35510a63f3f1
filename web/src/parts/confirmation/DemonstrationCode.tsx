import { useQuery } from "../../core/http/useQuery.ts";
import { Button } from "../../ui/layout/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { ownMessages } from "../../core/demonstration.ts";
import { useTexts } from "../../core/language/i18n.tsx";

interface DemonstrationCodeProps {
  /** The challenge whose code is wanted. */
  challenge: string;
  onUse: (code: string) => void;
}

/** The code beside the field that asks for it: in a demonstration nobody has the phone that it goes to. */
export function DemonstrationCode({ challenge, onUse }: DemonstrationCodeProps) {
  const t = useTexts("demonstration");
  const { data } = useQuery(ownMessages);
  // The newest comes first: a code that was sent again is the one that holds.
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
