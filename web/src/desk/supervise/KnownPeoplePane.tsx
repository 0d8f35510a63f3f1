import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SyntheticEvent, useState } from "react";
import { useQuery } from "../../core/http/useQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextField } from "../../ui/fields/TextField.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { DeskProblem, send } from "../http/desk-api.ts";
import styles from "../watch/Watch.module.css";
import { knownPeople } from "./looks.ts";
import own from "./Looks.module.css";

/** People in public life: each look at them is unusual. */
export function KnownPeoplePane() {
  const t = useTexts("desk_supervise");
  const list = useQuery(knownPeople);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h2>{t("page.known")}</h2>
      </header>
      <p className={styles.hint}>{t("known.text")}</p>
      <AddForm />
      {list.isPending && <ListSkeleton />}
      {list.isError && !list.data && (
        <Failed text={t("failed")} onRetry={() => void list.refetch()} />
      )}
      {list.data?.people.length === 0 && (
        <EmptyState picture="people" title={t("known.none")}>
          {t("known.noneText")}
        </EmptyState>
      )}
      {list.data && list.data.people.length > 0 && (
        <section className={styles.card} aria-label={t("page.known")}>
          <ul className={styles.list}>
            {list.data.people.map(({ insuredNumber, firstname, lastname, addedBy }) => (
              <li key={insuredNumber}>
                <div className={styles.words}>
                  <strong>
                    {t("looks.customer", {
                      name: `${firstname} ${lastname}`,
                      number: insuredNumber,
                    })}
                  </strong>
                  <span>{t("known.addedBy", { name: addedBy })}</span>
                </div>
                <RemoveButton insuredNumber={insuredNumber} name={`${firstname} ${lastname}`} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function AddForm() {
  const t = useTexts("desk_supervise");
  const cache = useQueryClient();
  const [number, setNumber] = useState("");
  const [error, setError] = useState<string>();
  const add = useMutation({
    mutationFn: () =>
      send("/supervise/known-people", {
        method: "POST",
        body: { insuredNumber: Number(number.trim()) },
      }),
    onSuccess() {
      setNumber("");
      void cache.invalidateQueries({ queryKey: knownPeople.queryKey });
    },
    onError(problem) {
      const isUnknown = problem instanceof DeskProblem && problem.status === 404;
      setError(isUnknown ? t("known.unknown") : t("known.notSaved"));
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const isNumber = /^[1-9]\d{0,8}$/.test(number.trim());
    setError(isNumber ? undefined : t("known.noNumber"));
    if (isNumber) add.mutate();
  };
  return (
    <form className={own.add} onSubmit={submit} noValidate>
      <TextField
        label={t("known.number")}
        error={error}
        value={number}
        onChange={setNumber}
        inputMode="numeric"
        autoComplete="off"
      />
      <BusyButton type="submit" isBusy={add.isPending}>
        {t("known.add")}
      </BusyButton>
    </form>
  );
}

function RemoveButton({ insuredNumber, name }: { insuredNumber: number; name: string }) {
  const t = useTexts("desk_supervise");
  const cache = useQueryClient();
  const remove = useMutation({
    mutationFn: () => send(`/supervise/known-people/${insuredNumber}`, { method: "DELETE" }),
    onSettled: () => void cache.invalidateQueries({ queryKey: knownPeople.queryKey }),
    onError: () => toast(t("known.notSaved"), "problem"),
  });
  return (
    <BusyButton
      variant="secondary"
      isBusy={remove.isPending}
      aria-label={t("known.removeOf", { name })}
      onClick={() => remove.mutate()}
    >
      {t("known.remove")}
    </BusyButton>
  );
}
