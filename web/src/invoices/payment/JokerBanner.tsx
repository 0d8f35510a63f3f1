import { formatDate } from "@portal/model/calendar/dates.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import type { Extension } from "../../parts/pay/JokerOffer.tsx";
import type { Invoice } from "../invoices.ts";
import styles from "../InvoicesScreen.module.css";

interface JokerBannerProps {
  extension: Extension;
  invoices: readonly Invoice[] | undefined;
}

/** After an extension of a deadline: whether another one is possible. */
export function JokerBanner({ extension, invoices }: JokerBannerProps) {
  const t = useTexts("invoices");
  const isAnother = invoices?.some(({ id, joker }) => id !== extension.id && joker.eligible);
  return (
    <div className={styles.banner} role="status">
      <Notice kind="info">
        <p>
          {t("joker.extended", { deadline: formatDate(extension.deadline) })}{" "}
          {t(isAnother ? "joker.another" : "joker.noOther")}
        </p>
      </Notice>
    </div>
  );
}
