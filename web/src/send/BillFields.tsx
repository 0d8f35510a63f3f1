import { billCategories } from "@portal/model/codes.ts";
import { useState } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { useToday } from "../core/today.ts";
import { FormField } from "../parts/FormField.tsx";
import { DateField } from "../ui/fields/dates/DateField.tsx";
import { NumberField } from "../ui/fields/NumberField.tsx";
import { Select } from "../ui/fields/Select.tsx";
import { TextField } from "../ui/fields/TextField.tsx";
import { LONGEST_QR_FIELDS } from "@portal/model/invoices/qr-bill.ts";
import styles from "./SendScreen.module.css";
import { useBillLabels } from "./useBillLabels.ts";
import type { SendForm } from "./useSendForm.ts";

const EARLIEST = "1996-01-01";

/** What the QR code says of a bill, or what the customer types; closed until one of them says something. */
export function BillFields({ form }: { form: SendForm }) {
  const t = useTexts("bills");
  const labels = useBillLabels();
  const categories = billCategories.map((value) => ({ value, label: t(`category.${value}`) }));
  const [isOpened, setOpened] = useState(false);
  const isFilled = Object.values(form.watch("bill") ?? {}).some(Boolean);
  const hasErrors = form.formState.errors.bill !== undefined;
  return (
    <details
      className={styles.bill}
      open={isOpened || isFilled || hasErrors}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>{t("title")}</summary>
      <p className={styles.billHelp}>{t("help")}</p>
      <div className={styles.pair}>
        <PaymentFields form={form} />
        <DayFields form={form} />
      </div>
      <FormField form={form} name="bill.category">
        {(field) => (
          <Select
            {...field}
            value={billCategories.find((one) => one === field.value) ?? ""}
            label={labels["bill.category"]}
            help={t("field.categoryHelp")}
            isOptional
            options={categories}
          />
        )}
      </FormField>
    </details>
  );
}

function PaymentFields({ form }: { form: SendForm }) {
  const t = useTexts("bills");
  const labels = useBillLabels();
  return (
    <>
      <FormField form={form} name="bill.provider">
        {(field) => (
          <TextField
            {...field}
            value={field.value ?? ""}
            label={labels["bill.provider"]}
            maxLength={LONGEST_QR_FIELDS.name}
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField form={form} name="bill.town">
        {(field) => (
          <TextField
            {...field}
            value={field.value ?? ""}
            label={labels["bill.town"]}
            maxLength={LONGEST_QR_FIELDS.city}
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField form={form} name="bill.amount">
        {(field) => (
          <NumberField
            {...field}
            value={field.value ?? undefined}
            label={labels["bill.amount"]}
            help={t("field.amountHelp")}
          />
        )}
      </FormField>
      <FormField form={form} name="bill.reference">
        {(field) => (
          <TextField
            {...field}
            value={field.value ?? ""}
            label={labels["bill.reference"]}
            help={t("field.referenceHelp")}
            hasFigures
            autoComplete="off"
          />
        )}
      </FormField>
    </>
  );
}

function DayFields({ form }: { form: SendForm }) {
  const today = useToday();
  const labels = useBillLabels();
  return (
    <>
      <FormField form={form} name="bill.billedOn">
        {(field) => (
          <DateField
            {...field}
            value={field.value ?? undefined}
            label={labels["bill.billedOn"]}
            bounds={{ min: EARLIEST }}
            opensAt={today}
          />
        )}
      </FormField>
      <FormField form={form} name="bill.treatedOn">
        {(field) => (
          <DateField
            {...field}
            value={field.value ?? undefined}
            label={labels["bill.treatedOn"]}
            bounds={{ min: EARLIEST, max: today }}
            opensAt={today}
          />
        )}
      </FormField>
    </>
  );
}
