import { formatChf } from "@portal/model/money.ts";
import { useState } from "react";
import { useTexts } from "../../../core/language/i18n.tsx";
import { Link } from "../../../core/routing/router.tsx";
import { Failed } from "../../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../../ui/feedback/ListSkeleton.tsx";
import { Button } from "../../../ui/layout/Button.tsx";
import { DeskProblem } from "../../http/desk-api.ts";
import room from "../../layout/ListRoom.module.css";
import { useMay } from "../../session.ts";
import styles from "../Books.module.css";
import { addressOf } from "../parts.ts";
import { CreditsTable } from "../credits/CreditsTable.tsx";
import { OpenItemsTable } from "./OpenItemsTable.tsx";
import { ReturnDialog } from "./ReturnDialog.tsx";
import { useAccountBooks } from "./open-items.ts";

/** What one account owes. */
export function AccountPane({ number }: { number: string }) {
  const t = useTexts("desk_books");
  const mayBook = useMay("books");
  const [isReturning, setReturning] = useState(false);
  const books = useAccountBooks(number);
  if (books.isPending) return <ListSkeleton />;
  if (books.isError && books.error instanceof DeskProblem && books.error.status === 404)
    return <p className={room.choose}>{t("open.noAccount")}</p>;
  if (!books.data) return <Failed text={t("failed")} onRetry={() => void books.refetch()} />;
  const { holder, insuredNumber, open, items, credits } = books.data;
  return (
    <div className={styles.content}>
      <Link to={addressOf("open")}>{t("open.back")}</Link>
      <header className={styles.title}>
        <div>
          <h2>{holder || insuredNumber}</h2>
          <p className={styles.quiet}>{insuredNumber}</p>
        </div>
        <strong className={styles.sum}>{formatChf(open)}</strong>
      </header>
      {mayBook && (
        <div>
          <Button variant="secondary" onClick={() => setReturning(true)}>
            {t("return.open")}
          </Button>
        </div>
      )}
      {isReturning && <ReturnDialog onClose={() => setReturning(false)} />}
      <OpenItemsTable items={items} hasActs={mayBook} />
      {credits.length > 0 && (
        <>
          <h3>{t("part.credits")}</h3>
          <CreditsTable credits={credits} />
        </>
      )}
    </div>
  );
}
