import { useQuery } from "../core/http/useQuery.ts";
import { shownPhone } from "@portal/model/typing/phone.ts";
import type { VisitorMessage } from "@portal/model/self-service/demonstration.ts";
import { get } from "../core/http/api.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { Button } from "../ui/layout/Button.tsx";
import styles from "./SelfService.module.css";

const options = { silent: true, background: true, anonymous: true };
const PACE_MS = 2000;

/** The messages to the invented person, the newest in full, because a demonstration sends none. */
export function DemonstrationMail({ onCode }: { onCode: (code: string) => void }) {
  const t = useTexts("self_service");
  const words = useTexts("demonstration");
  const { data } = useQuery({
    queryKey: ["visitor-messages"],
    queryFn: () => get<VisitorMessage[]>("/v1/demonstration/visitors/messages", options),
    refetchInterval: PACE_MS,
    staleTime: 0,
  });
  const newest = data?.find(({ code, link }) => code ?? link);
  if (!data) return null;
  if (!newest)
    return (
      <Notice kind="info">
        <p>{t("demonstration.none")}</p>
      </Notice>
    );
  const { channel, recipient, text, code, link } = newest;
  return (
    <Notice kind="info">
      <p>
        {t("demonstration.mail", { channel: words(channel), recipient: shownPhone(recipient) })}
      </p>
      <details>
        <summary>{t("demonstration.read")}</summary>
        <p className={styles.letter}>{text}</p>
      </details>
      {code && (
        <Button variant="secondary" onClick={() => onCode(code)}>
          {words("code.use", { code })}
        </Button>
      )}
      {link && <a href={link}>{t("demonstration.open")}</a>}
    </Notice>
  );
}
