import { formatDate } from "@portal/model/calendar/dates.ts";
import type { FinancialUsage } from "@portal/model/addresses/financial-addresses.ts";
import { hasEnd } from "@portal/model/calendar/validity.ts";
import { FormSummary } from "../../parts/FormSummary.tsx";
import { useTexts } from "../../core/language/i18n.tsx";
import { useToday } from "../../core/today.ts";
import { EditForm } from "../../parts/EditForm.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { SaveProblem } from "../SaveProblem.tsx";
import { startBounds } from "../start-bounds.ts";
import { AccountFacts } from "./AccountFacts.tsx";
import { AccountFields } from "./AccountFields.tsx";
import type { Account } from "./financial-addresses.ts";
import { useAccountForm } from "./useAccountForm.tsx";

interface AccountEntryProps {
  usage: FinancialUsage;
  /** Undefined for a new account. */
  account?: Account;
  isPending: boolean;
  onClose?: () => void;
}

/** One bank account: read-only until it is edited; not editable once it has an end date. */
export function AccountEntry({ usage, account, isPending, onClose }: AccountEntryProps) {
  const t = useTexts("addresses");
  const { form, save, problem, dialog } = useAccountForm(usage, account);
  const startDays = startBounds(useToday());
  const isOver = account !== undefined && hasEnd(account.endDate);
  // A pending change is shown once, above all accounts.
  const notice = isOver ? <EndNotice endDate={account.endDate} /> : null;
  const labels = {
    country: t("field.ownerCountry"),
    ownerFullname: t("field.owner"),
    street: t("field.street"),
    streetNumber: t("field.number"),
    localityCommuneId: t("field.locality"),
    zip: t("field.zip"),
    locality: t("field.city"),
    iban: t("field.iban"),
    startOfValidity: t("field.start"),
  };
  return (
    <>
      <EditForm
        title={t(`account.title.${usage}`)}
        about={account?.formattedAccountNumber}
        lock={isPending || isOver ? { notice } : undefined}
        editing={{
          onSave: save,
          onCancel: () => form.reset(),
          draft: form.draft,
        }}
        onClose={onClose}
        read={account && <AccountFacts account={account} />}
      >
        <SaveProblem code={problem} />
        <FormSummary form={form} labels={labels} days={startDays} />
        <AccountFields form={form} labels={labels} />
      </EditForm>
      {dialog}
    </>
  );
}

function EndNotice({ endDate }: { endDate: string }) {
  const t = useTexts("addresses");
  return (
    <Notice kind="info">
      <p>{t("account.ends", { date: formatDate(endDate) })}</p>
    </Notice>
  );
}
