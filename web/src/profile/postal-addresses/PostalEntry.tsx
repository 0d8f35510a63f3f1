import { formatDate } from "@portal/model/calendar/dates.ts";
import { hasEnd } from "@portal/model/calendar/validity.ts";
import { FormSummary } from "../../parts/FormSummary.tsx";
import { useTexts } from "../../core/language/i18n.tsx";
import type { Insured } from "../../core/portal.tsx";
import { useToday } from "../../core/today.ts";
import { EditForm } from "../../parts/EditForm.tsx";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import styles from "../Entry.module.css";
import { SaveProblem } from "../SaveProblem.tsx";
import { startBounds } from "../start-bounds.ts";
import { AddressOf } from "./Envelope.tsx";
import { type PostalAddress, postalUseOf } from "./postal-addresses.ts";
import { useLabels } from "./useLabels.ts";
import { usePostalForm } from "./usePostalForm.tsx";

/** Loaded after the list, because reading does not need the form. */
export const PostalFields = lazyPart(async () => (await import("./PostalFields.tsx")).PostalFields);

interface PostalEntryProps {
  insured: Insured;
  /** Undefined for a new correspondence address. */
  address?: PostalAddress;
  isPending: boolean;
  onClose?: () => void;
}

/** One address: read-only until it is edited; not editable once it has an end date. */
export function PostalEntry({ insured, address, isPending, onClose }: PostalEntryProps) {
  const t = useTexts("addresses");
  const use = address ? postalUseOf(address) : "CORRESPONDANCE";
  const { form, save, problem, dialog } = usePostalForm({ insured, address, use });
  const labels = useLabels(form.watch("isManual"));
  const startDays = startBounds(useToday());
  const isOver = address !== undefined && hasEnd(address.endDate);
  // A pending change is shown once, above all addresses.
  const notice = isOver ? <EndNotice endDate={address.endDate} /> : null;
  return (
    <>
      <EditForm
        title={t(titleOf(address))}
        lock={isPending || isOver ? { notice } : undefined}
        editing={{
          onSave: save,
          onCancel: () => form.reset(),
          draft: form.draft,
        }}
        onClose={onClose}
        read={address && <AddressFacts address={address} />}
      >
        <SaveProblem code={problem} />
        <FormSummary form={form} labels={labels} days={startDays} />
        <PostalFields form={form} use={use} movesAlone={!insured.partPrincipal} />
      </EditForm>
      {dialog}
    </>
  );
}

function titleOf(address: PostalAddress | undefined) {
  const { domicileLegal = false, correspondance = true } = address?.postalType ?? {};
  if (domicileLegal) return correspondance ? "postal.title.both" : "postal.title.home";
  return "postal.title.letters";
}

function EndNotice({ endDate }: { endDate: string }) {
  const t = useTexts("addresses");
  return (
    <Notice kind="info">
      <p>{t("postal.ends", { date: formatDate(endDate) })}</p>
    </Notice>
  );
}

function AddressFacts({ address }: { address: PostalAddress }) {
  const t = useTexts("addresses");
  return (
    <div className={styles.entry}>
      <AddressOf address={address} />
      <p className={styles.meta}>{t("from", { date: formatDate(address.startDate) })}</p>
    </div>
  );
}
