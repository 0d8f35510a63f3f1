import { shownPhone } from "@portal/model/typing/phone.ts";
import { onOneLine } from "@portal/model/typing/one-line.ts";
import Phone from "lucide-react/icons/phone";
import { useTexts } from "../core/language/i18n.tsx";
import styles from "./ContactPhone.module.css";

/** A phone number as a link that dials it. */
export function CallLink({ number, name }: { number: string; name: string }) {
  const t = useTexts("contact_phone");
  const shown = onOneLine(shownPhone(number));
  return (
    <a
      className={styles.number}
      href={`tel:${number.replaceAll(/\s/g, "")}`}
      aria-label={t("call", { name, number: shown })}
    >
      <Phone size={20} aria-hidden="true" />
      {shown}
    </a>
  );
}
