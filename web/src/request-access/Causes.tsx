import { useTexts } from "../core/language/i18n.tsx";
import styles from "./RequestAccess.module.css";

const causes = ["document", "photo", "face", "data", "account", "time"] as const;

/** The possible causes of a failed check. The actual one is not told, because it would reveal who is insured. */
export function Causes() {
  const t = useTexts("request_access");
  return (
    <ul className={styles.causes}>
      {causes.map((cause) => (
        <li key={cause}>{t(`error.cause.${cause}`)}</li>
      ))}
    </ul>
  );
}
