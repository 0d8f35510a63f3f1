import {
  InviteRepresentative,
  lastDay,
  MOST_INVITATIONS_A_DAY,
  proposedEnd,
  Relation,
  type RepresentationScope,
} from "@portal/model/representatives/representatives.ts";
import { isOfAge } from "@portal/model/documents.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { report } from "../core/errors/errors.ts";
import { useRuleForm } from "../core/forms/form.ts";
import { ApiProblem, query, type RequestOptions } from "../core/http/api.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { useToday } from "../core/today.ts";
import { FormField } from "../parts/FormField.tsx";
import { FormSummary } from "../parts/FormSummary.tsx";
import { useConfirmation } from "../parts/useConfirmation.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { CheckboxGroup } from "../ui/fields/CheckboxGroup.tsx";
import { DateField } from "../ui/fields/dates/DateField.tsx";
import { EmailField } from "../ui/fields/EmailField.tsx";
import { Select } from "../ui/fields/Select.tsx";
import { TextField } from "../ui/fields/TextField.tsx";
import { BusyButton } from "../ui/layout/BusyButton.tsx";
import stack from "../ui/layout/Stack.module.css";
import { InviteRepresentativeAct, representations } from "./representatives.ts";
import { ScopeField } from "./ScopeField.tsx";
import styles from "./Representatives.module.css";

/** Whom to invite, for whose data and until when. */
export function InviteForm() {
  const t = useTexts("representatives");
  const { form, people, today, outcome, dialog } = useInvitation();
  const labels = {
    email: t("form.email"),
    lastname: t("form.lastname"),
    relation: t("form.relation"),
    scope: t("form.scope"),
    people: t("form.people"),
    until: t("form.until"),
  };
  return (
    <form className={stack.gap6} noValidate onSubmit={(event) => void form.submit(event)}>
      <h2 className={styles.title}>{t("form.title")}</h2>
      <FormSummary form={form} labels={labels} />
      <FormField form={form} name="lastname">
        {(field) => <TextField {...field} label={labels.lastname} />}
      </FormField>
      <FormField form={form} name="email">
        {(field) => <EmailField {...field} label={labels.email} help={t("form.emailHelp")} />}
      </FormField>
      <RelationOfForm form={form} label={labels.relation} />
      <FormField form={form} name="scope">
        {(field) => <ScopeField {...field} label={labels.scope} />}
      </FormField>
      {people.length > 1 && <PeopleOfForm form={form} label={labels.people} people={people} />}
      <FormField form={form} name="until">
        {(field) => (
          <DateField
            {...field}
            label={labels.until}
            help={t("form.untilHelp")}
            bounds={{ min: today, max: lastDay(today) }}
            opensAt={proposedEnd(today)}
          />
        )}
      </FormField>
      {outcome && (
        <Notice kind={outcome === "sent" ? "info" : "error"}>
          <p role="status">{t(`form.${outcome}`, { count: MOST_INVITATIONS_A_DAY })}</p>
        </Notice>
      )}
      <div>
        <BusyButton type="submit" isBusy={form.formState.isSubmitting}>
          {t("form.send")}
        </BusyButton>
      </div>
      {dialog}
    </form>
  );
}

interface PartProps {
  form: ReturnType<typeof useInvitation>["form"];
  label: string;
}

function RelationOfForm({ form, label }: PartProps) {
  const t = useTexts("representatives");
  return (
    <FormField form={form} name="relation">
      {(field) => (
        <Select
          {...field}
          label={label}
          value={field.value ?? ""}
          options={Relation.options.map((value) => ({ value, label: t(`relation.${value}`) }))}
          onChange={(value) => field.onChange(Relation.options.find((one) => one === value))}
        />
      )}
    </FormField>
  );
}

interface PeopleProps extends PartProps {
  people: ReturnType<typeof useInvitation>["people"];
}

function PeopleOfForm({ form, label, people }: PeopleProps) {
  const t = useTexts("representatives");
  return (
    <FormField form={form} name="people">
      {(field) => (
        <CheckboxGroup
          {...field}
          label={label}
          help={t("form.peopleHelp")}
          value={field.value.map(String)}
          options={people}
          onChange={(value) => field.onChange(value?.map(Number))}
        />
      )}
    </FormField>
  );
}

function useInvitation() {
  const cache = useQueryClient();
  const today = useToday();
  const { profile, insureds } = usePortal();
  const [outcome, setOutcome] = useState<"sent" | "tooMany" | "failed">();
  const confirmation = useConfirmation();
  const own = insureds.filter(
    ({ insuredNumber, birthdate, forInformation }) =>
      insuredNumber === profile.insuredNumber || (!forInformation && !isOfAge(birthdate, today)),
  );
  const start = {
    email: "",
    lastname: "",
    scope: "SEE" as RepresentationScope,
    relation: undefined as Relation | undefined,
    people: own.map(({ insuredNumber }) => insuredNumber),
    until: proposedEnd(today),
  };
  const form = useRuleForm(InviteRepresentative, {
    start,
    send: async (input, { idempotencyKey, ...more }) => {
      setOutcome(undefined);
      const act = (options: RequestOptions) =>
        query(InviteRepresentativeAct, { input }, { ...more, ...options, silent: true });
      try {
        if (!(await confirmation.run(act, ["INVALID", "TOO_MANY_REQUESTS"], idempotencyKey)))
          return false;
        setOutcome("sent");
        void cache.invalidateQueries(representations);
        form.reset(start);
        return true;
      } catch (error) {
        if (!(error instanceof ApiProblem)) report(error);
        else if (error.code === "UNAUTHENTICATED" || error.code === "INVALID") throw error;
        setOutcome(
          error instanceof ApiProblem && error.code === "TOO_MANY_REQUESTS" ? "tooMany" : "failed",
        );
        return false;
      }
    },
  });
  const people = own.map(({ insuredNumber, fullname }) => ({
    value: String(insuredNumber),
    label: fullname,
    // The holder's own data are part of every representation.
    disabled: insuredNumber === profile.insuredNumber,
  }));
  return { form, people, today, outcome, dialog: confirmation.dialog };
}
