import { formatDate } from "@portal/model/calendar/dates.ts";
import { FoundInvoices, type OpenedPayment } from "@portal/model/desk/books/payments.ts";
import { formatChf } from "@portal/model/money.ts";
import { useMutation } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useTexts } from "../../../core/language/i18n.tsx";
import { Failed } from "../../../ui/feedback/Failed.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { BusyButton } from "../../../ui/layout/BusyButton.tsx";
import { Button } from "../../../ui/layout/Button.tsx";
import { ask } from "../../http/desk-api.ts";
import { useCommands } from "../../keyboard/commands.ts";
import styles from "../Books.module.css";

const LEAST = 2;

interface FindInvoicesProps {
  readonly suggestions: OpenedPayment["suggestions"];
  readonly onChoose: (invoice: { no: string; holder: string; open: number }) => void;
}

/** The invoices that suit the payment, and a search for another one. */
export function FindInvoices({ suggestions, onChoose }: FindInvoicesProps) {
  const t = useTexts("desk_books");
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const field = useRef<HTMLElement>(null);
  const search = useMutation({
    mutationFn: (typed: string) =>
      ask("/books/invoices/search", FoundInvoices, { method: "POST", body: { text: typed } }),
  });
  const label = t("find.label");
  useCommands(
    useMemo(
      () => [{ id: "find invoice", label, key: "/", run: () => field.current?.focus() }],
      [label],
    ),
  );
  const run = () => {
    const typed = text.trim();
    setError(typed.length < LEAST ? t("find.tooShort") : undefined);
    if (typed.length >= LEAST) search.mutate(typed);
  };
  return (
    <>
      <h3>{t("find.title")}</h3>
      {!search.data && <Suggested suggestions={suggestions} onChoose={onChoose} />}
      <form
        className={styles.form}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <TextField
          ref={(element) => {
            field.current = element;
          }}
          label={label}
          help={t("find.help")}
          error={error}
          value={text}
          onChange={setText}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
        />
        <BusyButton type="submit" variant="secondary" isBusy={search.isPending}>
          {t("find.run")}
        </BusyButton>
      </form>
      {search.isError && <Failed text={t("failed")} onRetry={run} />}
      {search.data && <Results found={search.data} onChoose={onChoose} />}
    </>
  );
}

function Suggested({ suggestions, onChoose }: FindInvoicesProps) {
  const t = useTexts("desk_books");
  if (suggestions.length === 0) return null;
  return (
    <>
      <p className={styles.quiet}>{t("find.suits")}</p>
      <ul className={styles.found}>
        {suggestions.map((one) => (
          <Found key={one.no} {...one} onChoose={() => onChoose(one)} />
        ))}
      </ul>
    </>
  );
}

interface ResultsProps {
  readonly found: FoundInvoices;
  readonly onChoose: FindInvoicesProps["onChoose"];
}

function Results({ found: { invoices, isNear, isCut }, onChoose }: ResultsProps) {
  const t = useTexts("desk_books");
  return (
    <>
      <p role="status" className={styles.quiet}>
        {invoices.length === 0
          ? t("find.none")
          : isNear
            ? t("find.near")
            : t("find.found", { count: invoices.length })}
      </p>
      <ul className={`${styles.found} ${styles.results}`}>
        {invoices.map((one) => (
          <Found
            key={one.no}
            {...one}
            details={`${one.insuredNumber}, ${t(`status.${one.status}`)}, ${t("find.due", {
              day: formatDate(one.deadline),
            })}`}
            onChoose={() => onChoose(one)}
          />
        ))}
      </ul>
      {isCut && <p className={styles.quiet}>{t("find.cut")}</p>}
    </>
  );
}

interface FoundProps {
  readonly no: string;
  readonly holder: string;
  readonly open: number;
  readonly details?: string;
  readonly onChoose: () => void;
}

function Found({ no, holder, open, details, onChoose }: FoundProps) {
  const t = useTexts("desk_books");
  return (
    <li>
      <div>
        <strong>{holder}</strong>
        <span>
          {no}, {t("find.open", { amount: formatChf(open) })}
        </span>
        {details && <span className={styles.quiet}>{details}</span>}
      </div>
      <Button
        variant="secondary"
        aria-label={t("find.chooseInvoice", { number: no })}
        onClick={onChoose}
      >
        {t("find.choose")}
      </Button>
    </li>
  );
}
