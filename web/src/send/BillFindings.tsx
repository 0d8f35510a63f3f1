import { formatDate } from "@portal/model/calendar/dates.ts";
import { useEffect, useRef } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { paths } from "../core/routing/paths.ts";
import { Link } from "../core/routing/router.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import styles from "./SendScreen.module.css";
import type { BillCheck } from "./ask-about-bill.ts";

/** What was found before sending: an invoice of the insurer, or the same bill. It takes the focus, since nothing was sent. */
export function BillFindings({ found }: { found: BillCheck }) {
  const t = useTexts("bills");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [found]);
  return (
    <div ref={place} tabIndex={-1} className={styles.findings}>
      {found.isOwnInvoice && (
        <Notice kind="warning">
          <p>{t("own.text")}</p>
          <p>
            <Link to={invoiceAddress(found.invoice)}>{t("own.link")}</Link>
          </p>
        </Notice>
      )}
      {found.doubles.length > 0 && (
        <Notice kind="warning">
          <p>{t("double.text")}</p>
          <ul className={styles.doubles}>
            {found.doubles.map(({ date, request, statement }) => (
              <li key={request ?? statement}>
                {request ? (
                  <SentBefore request={request} date={date} />
                ) : (
                  <Link
                    to={`${paths.reimbursements.path}?year=${date.slice(0, 4)}&statement=${statement}`}
                  >
                    {t("double.settled", { date: formatDate(date) })}
                  </Link>
                )}
              </li>
            ))}
          </ul>
          <p>{t("double.anyway")}</p>
        </Notice>
      )}
    </div>
  );
}

/** A representative does not open the request of the account, and is told its day alone. */
function SentBefore({ request, date }: { request: string; date: string }) {
  const t = useTexts("bills");
  const { actingFor } = usePortal();
  const text = t("double.sent", { date: formatDate(date) });
  if (actingFor) return text;
  return <Link to={`${paths.interactions.path}?request=${request}`}>{text}</Link>;
}

function invoiceAddress(invoice: string | null): string {
  return `${paths.invoices.path}${invoice ? `?invoice=${invoice}` : ""}`;
}
