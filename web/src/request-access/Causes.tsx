import { useTexts } from "../core/language/i18n.tsx";

const causes = ["document", "photo", "face", "data", "account", "time"] as const;

/** Why a check may have failed. Which of them it was is not told: it would tell who is insured. */
export function Causes() {
  const t = useTexts("request_access");
  return (
    <ul>
      {causes.map((cause) => (
        <li key={cause}>{t(`error.cause.${cause}`)}</li>
      ))}
    </ul>
  );
}
