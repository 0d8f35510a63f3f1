import { MOST_ENTRIES } from "@portal/model/calendar/validity.ts";
import Plus from "lucide-react/icons/plus";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTexts } from "../../core/language/i18n.tsx";
import { useBrand } from "../../core/language/useBrand.ts";
import { Button } from "../../ui/layout/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { lazyPart, usePreload } from "../../ui/feedback/lazy-part.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import stack from "../../ui/layout/Stack.module.css";
import styles from "../ProfileScreen.module.css";
import type { ProfileTabProps } from "../profile.ts";
import { useAddition } from "../useAddition.ts";
import { PostalEntry, PostalFields } from "./PostalEntry.tsx";
import { addressDraft } from "./usePostalForm.tsx";
import { postals } from "./postal-addresses.ts";

/** Pending changes are rare, so their code is loaded on demand; the tab waits for it. */
const PendingMove = lazyPart(async () => (await import("./PendingMove.tsx")).PendingMove);
const MovesAlong = lazyPart(async () => (await import("./MovesAlong.tsx")).MovesAlong);

/** The legal residence and the correspondence address, each changed by itself. */
export function PostalsTab({ insured }: ProfileTabProps) {
  const t = useTexts("addresses");
  const { phone } = useBrand();
  const { insuredNumber } = insured;
  usePreload(PostalFields);
  const { data } = useSuspenseQuery(postals(insuredNumber));
  const { addresses, isPending, pendingRequest } = data;
  if (addresses.length === 0) {
    return (
      <EmptyState picture="mountain" title={t("postal.none")}>
        {t("postal.noneWhy", { phone })}
      </EmptyState>
    );
  }
  return (
    <div className={stack.gap4}>
      {!insured.partPrincipal && <MovesAlong insured={insured} />}
      {isPending && <PendingMove insuredNumber={insuredNumber} request={pendingRequest} />}
      {addresses.length > MOST_ENTRIES && (
        <Notice kind="warning">
          <p>{t("postal.tooMany", { count: MOST_ENTRIES, phone })}</p>
        </Notice>
      )}
      <div className={styles.columns}>
        {addresses.map((address) => (
          <Card key={address.id}>
            <PostalEntry insured={insured} address={address} isPending={isPending} />
          </Card>
        ))}
        {addresses.length < MOST_ENTRIES && <Addition insured={insured} isPending={isPending} />}
      </div>
    </div>
  );
}

/** Adds a correspondence address: the button is replaced by the form, which opens by itself if there is a draft. */
function Addition({ insured, isPending }: ProfileTabProps & { isPending: boolean }) {
  const t = useTexts("addresses");
  const { isAdding, open, close, button } = useAddition(
    addressDraft(insured.insuredNumber, undefined),
    !isPending,
  );
  if (isAdding) {
    return (
      <Card>
        <PostalEntry insured={insured} isPending={false} onClose={close} />
      </Card>
    );
  }
  if (isPending) return null;
  return (
    <Card>
      <div className={stack.gap4}>
        <h2>{t("postal.title.letters")}</h2>
        <p>{t("postal.addWhy")}</p>
        <div>
          <Button ref={button} variant="secondary" onClick={open}>
            <Plus size={18} aria-hidden="true" />
            {t("postal.add")}
          </Button>
        </div>
      </div>
    </Card>
  );
}
