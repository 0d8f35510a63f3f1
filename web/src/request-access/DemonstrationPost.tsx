import { useQuery } from "../core/http/useQuery.ts";
import { shownPhone } from "@portal/model/typing/phone.ts";
import { useEnvironment } from "../core/environment.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { ExternalLink } from "../ui/layout/ExternalLink.tsx";
import { readPost } from "./calls.ts";
import { keptNumber } from "./kept.ts";
import styles from "./RequestAccess.module.css";

const PACE_MS = 2000;

/** The letters and messages to the invented person of this tab, because a demonstration sends none. */
export function DemonstrationPost() {
  const t = useTexts("request_access");
  const number = keptNumber(useEnvironment().kept);
  const { data } = useQuery({
    queryKey: ["demonstration-post", number],
    queryFn: () => readPost(number ?? ""),
    refetchInterval: PACE_MS,
    staleTime: 0,
    enabled: number !== undefined,
  });
  if (!data) return null;
  return (
    <Notice kind="info">
      <p>{t(data.length > 0 ? "demonstration.post" : "demonstration.none")}</p>
      {data.length > 0 && (
        <ul className={styles.post}>
          {data.map(({ id, kind, recipient, title, text, code }) => (
            <li key={id}>
              <strong>{t(`demonstration.kind.${kind}`)}</strong> {shownPhone(recipient)}
              {kind === "LETTER" ? (
                <ExternalLink href={`/v1/demonstration/letters/${id}`}>{title}</ExternalLink>
              ) : (
                <details>
                  <summary>{title}</summary>
                  <p className={styles.words}>{text}</p>
                </details>
              )}
              {code && <span>{t("demonstration.code", { code })}</span>}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
