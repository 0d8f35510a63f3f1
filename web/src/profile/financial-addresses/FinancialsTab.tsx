import { isDirectDebit, type FinancialUsage } from "@portal/model/addresses/financial-addresses.ts";
import { MOST_ENTRIES } from "@portal/model/calendar/validity.ts";
import Plus from "lucide-react/icons/plus";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTexts } from "../../core/language/i18n.tsx";
import { useBrand } from "../../core/language/useBrand.ts";
import { usePortal } from "../../core/portal.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { PendingChange } from "../PendingChange.tsx";
import stack from "../../ui/layout/Stack.module.css";
import styles from "../ProfileScreen.module.css";
import { useAddition } from "../useAddition.ts";
import { AskedAccount } from "./AccountFacts.tsx";
import { AccountEntry } from "./AccountEntry.tsx";
import { type Account, financials } from "./financial-addresses.ts";
import { accountDraft } from "./useAccountForm.tsx";

/** The accounts for reimbursements and for premiums, which belong to the household, not to the person shown. */
export function FinancialsTab() {
  const t = useTexts("addresses");
  const { profile } = usePortal();
  const { data } = useSuspenseQuery(financials(profile.insuredNumber));
  const { isPending, pendingRequest } = data;
  const hasDebit = isDirectDebit(profile.paymentMode) || data.PRLV.length > 0;
  return (
    <div className={stack.gap4}>
      {isPending && (
        <PendingChange
          request={pendingRequest}
          queryKey={["financials"]}
          title={t("account.pending")}
        >
          {pendingRequest && <AskedAccount details={pendingRequest.details} />}
        </PendingChange>
      )}
      <Accounts usage="REMB" accounts={data.REMB} isPending={isPending} />
      {hasDebit ? (
        <Accounts usage="PRLV" accounts={data.PRLV} isPending={isPending} />
      ) : (
        <Notice kind="info">
          <p>{t("account.noDebit")}</p>
        </Notice>
      )}
    </div>
  );
}

interface AccountsProps {
  usage: FinancialUsage;
  accounts: readonly Account[];
  isPending: boolean;
}

function Accounts({ usage, accounts, isPending }: AccountsProps) {
  const t = useTexts("addresses");
  const { phone } = useBrand();
  return (
    <div className={stack.gap4}>
      {accounts.length > MOST_ENTRIES && (
        <Notice kind="warning">
          <p>{t("account.tooMany", { count: MOST_ENTRIES, phone })}</p>
        </Notice>
      )}
      <div className={styles.columns}>
        {accounts.map((account) => (
          <Card key={account.id}>
            <AccountEntry usage={usage} account={account} isPending={isPending} />
          </Card>
        ))}
        {accounts.length < MOST_ENTRIES && (
          <Addition usage={usage} isFirst={accounts.length === 0} isPending={isPending} />
        )}
      </div>
    </div>
  );
}

interface AdditionProps {
  usage: FinancialUsage;
  isFirst: boolean;
  isPending: boolean;
}

/** The button is replaced by the form, which opens by itself if there is a draft. */
function Addition({ usage, isFirst, isPending }: AdditionProps) {
  const t = useTexts("addresses");
  const { isAdding, open, close, button } = useAddition(accountDraft(usage, undefined), !isPending);
  if (isAdding) {
    return (
      <Card>
        <AccountEntry usage={usage} isPending={false} onClose={close} />
      </Card>
    );
  }
  if (isPending) return null;
  return (
    <Card>
      <div className={stack.gap4}>
        <h2>{t(isFirst ? `account.title.${usage}` : `account.next.${usage}`)}</h2>
        <p>{t(isFirst ? `account.none.${usage}` : "account.addWhy")}</p>
        <div>
          <Button ref={button} variant="secondary" onClick={open}>
            <Plus size={18} aria-hidden="true" />
            {t("account.add")}
          </Button>
        </div>
      </div>
    </Card>
  );
}
