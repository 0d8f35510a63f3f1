import { FoundCustomers, LONGEST_SEARCH } from "@portal/model/desk/customers.ts";
import { useMutation } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Link } from "../../core/routing/router.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { ask } from "../http/desk-api.ts";
import { useCommands } from "../keyboard/commands.ts";
import room from "../layout/ListRoom.module.css";
import styles from "./Customers.module.css";
import { OpenList } from "./OpenList.tsx";
import { RETURNED_PATH } from "./returned.ts";

const LEAST = 2;

/** A search is sent when it is typed in full, because each one stands in the audit. */
export function SearchPane() {
  const t = useTexts("desk_customers");
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const field = useRef<HTMLElement>(null);
  const search = useMutation({
    mutationFn: (typed: string) =>
      ask("/customers/search", FoundCustomers, { method: "POST", body: { text: typed } }),
  });
  const label = t("search.label");
  useCommands(
    useMemo(
      () => [{ id: "find customer", label, key: "/", run: () => field.current?.focus() }],
      [label],
    ),
  );
  const run = () => {
    const typed = text.trim();
    setError(typed.length < LEAST ? t("search.tooShort") : undefined);
    if (typed.length >= LEAST) search.mutate(typed);
  };
  return (
    <section className={room.side} aria-labelledby="customers-title">
      <form
        className={room.head}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <h1 id="customers-title">{t("title")}</h1>
        <TextField
          ref={(element) => {
            field.current = element;
          }}
          label={t("search.label")}
          help={t("search.help")}
          error={error}
          value={text}
          onChange={setText}
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
          spellCheck={false}
        />
        <BusyButton type="submit" isBusy={search.isPending}>
          {t("search.run")}
        </BusyButton>
      </form>
      <div className={room.list}>
        {search.isError && <Failed text={t("search.failed")} onRetry={run} />}
        {search.data && <Results found={search.data} />}
        {!search.data && <OpenList />}
        {!search.data && <ReturnedLink />}
      </div>
    </section>
  );
}

function ReturnedLink() {
  const t = useTexts("desk_customers");
  return (
    <Link to={RETURNED_PATH} className={room.row}>
      <strong>{t("returned.title")}</strong>
      <span>{t("returned.lead")}</span>
    </Link>
  );
}

function Results({ found: { customers, isNear, isCut } }: { found: FoundCustomers }) {
  const t = useTexts("desk_customers");
  if (customers.length === 0)
    return (
      <p role="status" className={styles.hint}>
        {t("search.none")}
      </p>
    );
  return (
    <>
      <p role="status" className={styles.hint}>
        {isNear ? t("search.near") : t("search.found", { count: customers.length })}
      </p>
      <ul>
        {customers.map(({ insuredNumber, firstname, lastname, yearOfBirth, place, ...state }) => (
          <li key={insuredNumber}>
            <Link to={`/customers/${insuredNumber}`} className={room.row}>
              <strong>{`${firstname} ${lastname}`}</strong>
              <span>{t("born", { number: insuredNumber, year: yearOfBirth })}</span>
              {place && <span>{place}</span>}
              {state.diedOn && <span>{t("died")}</span>}
              {state.leftOn && !state.diedOn && <span>{t("left")}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {isCut && (
        <Notice kind="info">
          <p>{t("search.cut")}</p>
        </Notice>
      )}
    </>
  );
}
