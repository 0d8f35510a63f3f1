import { CustomerPage } from "@portal/model/desk/customer-page.ts";
import { formatDate, timeInZurich } from "@portal/model/calendar/dates.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useQuery } from "../../core/http/useQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Segmented } from "../../ui/fields/Segmented.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { ask, DeskProblem, send } from "../http/desk-api.ts";
import styles from "./Customers.module.css";
import { CustomerList } from "./CustomerList.tsx";
import { type ListName, listNames, useLists } from "./lists.ts";
import { OpenForm } from "./OpenForm.tsx";
import { useOpenCustomers } from "./OpenList.tsx";
import { Overview } from "./Overview.tsx";
import { CustomerView } from "./view/CustomerView.tsx";

/** An open customer; one who is not open is opened with a reason first. */
export function CustomerPane({ insuredNumber }: { insuredNumber: number }) {
  const t = useTexts("desk_customers");
  const page = useQuery({
    queryKey: ["customer", insuredNumber],
    queryFn: () => ask(`/customers/${insuredNumber}`, CustomerPage),
    // What is shown of a customer does not outlive their access.
    gcTime: 0,
    retry: (count, error) => count < 2 && !(error instanceof DeskProblem && error.status === 404),
  });
  if (page.isPending) return <ListSkeleton />;
  if (page.isError && page.error instanceof DeskProblem && page.error.status === 404)
    return <OpenForm insuredNumber={insuredNumber} onOpened={() => void page.refetch()} />;
  // What was read stays, with the forms on it, when reading it again fails.
  if (!page.data) return <Failed text={t("page.failed")} onRetry={() => void page.refetch()} />;
  return <Opened page={page.data} onClosed={() => void page.refetch()} />;
}

type Shown = "overview" | "view" | ListName;

function Opened({ page, onClosed }: { page: CustomerPage; onClosed: () => void }) {
  const t = useTexts("desk_customers");
  const [shown, setShown] = useState<Shown>("overview");
  // Here, so that the texts of the lists are loaded with the page and no list waits for them.
  const lists = useLists(page);
  useTexts("desk_approvals");
  useTexts("desk_view");
  const person = page.people.find(({ insuredNumber }) => insuredNumber === page.insuredNumber);
  return (
    <article className={styles.content}>
      <header className={styles.head}>
        <div>
          <h2>{person ? `${person.firstname} ${person.lastname}` : page.insuredNumber}</h2>
          <p className={styles.meta}>
            <span>{page.insuredNumber}</span>
            {person && <span>{t("page.birth", { day: formatDate(person.birthdate) })}</span>}
          </p>
        </div>
        <Access insuredNumber={page.insuredNumber} onClosed={onClosed} />
      </header>
      <div className={styles.tabs}>
        <Segmented<Shown>
          label={t("page.lists")}
          value={shown}
          onChange={setShown}
          options={(["overview", ...listNames, "view"] as const).map((value) => ({
            value,
            label: t(`list.${value}`),
          }))}
        />
      </div>
      {shown === "overview" && <Overview page={page} />}
      {shown === "view" && <CustomerView insuredNumber={page.insuredNumber} />}
      {shown !== "overview" && shown !== "view" && (
        <CustomerList
          key={shown}
          name={shown}
          insuredNumber={page.insuredNumber}
          load={lists[shown]}
        />
      )}
    </article>
  );
}

/** Until when the customer is open and why, with a button that closes an access with a reason before its time. */
function Access({ insuredNumber, onClosed }: { insuredNumber: number; onClosed: () => void }) {
  const t = useTexts("desk_customers");
  const cache = useQueryClient();
  const { data } = useOpenCustomers();
  const access = data?.customers.find(
    (one) => one.insuredNumber === insuredNumber && one.accessId !== null,
  );
  const close = useMutation({
    mutationFn: (id: string) => send(`/accesses/${id}`, { method: "DELETE" }),
    onSuccess() {
      toast(t("page.closed"));
      void cache.invalidateQueries({ queryKey: ["open customers"] });
      onClosed();
    },
    onError: () => toast(t("page.failed"), "problem"),
  });
  if (!access?.accessId || access.endsAt === null) return null;
  const { accessId, endsAt, reason } = access;
  return (
    <div className={styles.access}>
      <p>{t("page.until", { time: timeInZurich(new Date(endsAt)), reason: reason ?? "" })}</p>
      <Button variant="secondary" onClick={() => close.mutate(accessId)}>
        {t("page.close")}
      </Button>
    </div>
  );
}
