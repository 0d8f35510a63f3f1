import type { ReturnedAddress } from "@portal/model/desk/returned-mail.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useQuery } from "../../core/http/useQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Link } from "../../core/routing/router.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Button } from "../../ui/layout/Button.tsx";
import { send } from "../http/desk-api.ts";
import { useMoment } from "../publish/moment.ts";
import { useMay } from "../session.ts";
import { useAge } from "../watch/useAge.ts";
import styles from "../watch/Watch.module.css";
import { ReturnedForm } from "./ReturnedForm.tsx";
import { returnedMail } from "./returned.ts";

/** The addresses from which letters came back, the oldest first. */
export function ReturnedPane() {
  const t = useTexts("desk_customers");
  const mayAct = useMay("customers.act");
  const list = useQuery(returnedMail);
  const [chosen, setChosen] = useState<ReturnedAddress>();
  const addresses = list.data?.addresses ?? [];
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h2>{t("returned.title")}</h2>
      </header>
      <p className={styles.hint}>{t("returned.text")}</p>
      {mayAct && <ReturnedForm />}
      {list.isPending && <ListSkeleton />}
      {list.isError && !list.data && (
        <Failed text={t("returned.failed")} onRetry={() => void list.refetch()} />
      )}
      {list.data && addresses.length === 0 && (
        <EmptyState picture="document" title={t("returned.none")}>
          {t("returned.noneText")}
        </EmptyState>
      )}
      {addresses.length > 0 && (
        <section className={styles.card} aria-label={t("returned.title")}>
          <ul className={styles.list}>
            {addresses.map((one) => (
              <Row key={one.id} one={one} onTakeBack={mayAct ? () => setChosen(one) : undefined} />
            ))}
          </ul>
        </section>
      )}
      {chosen && <TakeBackDialog one={chosen} onClose={() => setChosen(undefined)} />}
    </div>
  );
}

interface RowProps {
  readonly one: ReturnedAddress;
  readonly onTakeBack: (() => void) | undefined;
}

function Row({ one, onTakeBack }: RowProps) {
  const t = useTexts("desk_customers");
  const [age, moment] = [useAge(), useMoment()];
  const { insuredNumber, address, kind, letters, firstAt, ageSeconds, notedBy } = one;
  const name = `${one.firstname} ${one.lastname}`;
  return (
    <li>
      <div className={styles.words}>
        <strong>
          <Link to={`/customers/${insuredNumber}`}>
            {t("returned.who", { name, number: insuredNumber })}
          </Link>
        </strong>
        <span>{address}</span>
        <span>
          {t("returned.what", {
            kind: t(`returned.kind.${kind}`),
            letters: t("returned.letters", { count: letters }),
            age: age(ageSeconds),
          })}
        </span>
        <span>{t("returned.noted", { name: notedBy, moment: moment(firstAt) })}</span>
      </div>
      {onTakeBack && (
        <Button
          variant="secondary"
          aria-label={t("returned.takeBackOf", { name })}
          onClick={onTakeBack}
        >
          {t("returned.takeBack")}
        </Button>
      )}
    </li>
  );
}

interface TakeBackProps {
  readonly one: ReturnedAddress;
  readonly onClose: () => void;
}

function TakeBackDialog({ one, onClose }: TakeBackProps) {
  const t = useTexts("desk_customers");
  const cache = useQueryClient();
  const act = useMutation({
    mutationFn: () => send(`/returned-mail/${one.id}/take-back`, { method: "POST", body: {} }),
    onSuccess: () => toast(t("returned.takenBack")),
    onError: () => toast(t("act.failed"), "problem"),
    onSettled() {
      onClose();
      void cache.invalidateQueries({ queryKey: returnedMail.queryKey });
    },
  });
  return (
    <ConfirmDialog
      title={t("returned.takeBackOf", { name: `${one.firstname} ${one.lastname}` })}
      confirm={t("returned.takeBack")}
      isBusy={act.isPending}
      onConfirm={() => act.mutate()}
      onClose={onClose}
    >
      <p>{t("returned.takeBackText", { address: one.address })}</p>
    </ConfirmDialog>
  );
}
