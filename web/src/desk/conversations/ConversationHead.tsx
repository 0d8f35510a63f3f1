import { MessageSubject, subjectName } from "@portal/model/contact/conversations.ts";
import {
  type ConversationFilter,
  conversationTabs,
  type WaitingConversations,
} from "@portal/model/inbox/conversations.ts";
import { departmentNames } from "@portal/model/desk/department-names.ts";
import { departments } from "@portal/model/desk/rights.ts";
import { languages } from "@portal/model/portal/languages.ts";
import { useState } from "react";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import room from "../layout/ListRoom.module.css";
import { CountedTabs, FilterButtons } from "../requests/ListHead.tsx";
import styles from "../requests/Rows.module.css";

interface FilterProps {
  readonly filter: ConversationFilter;
  readonly onChange: (filter: ConversationFilter) => void;
}

interface ConversationHeadProps extends FilterProps {
  readonly counts: WaitingConversations["counts"] | undefined;
}

/** The tabs of the conversations and their filters. */
export function ConversationHead({ filter, counts, onChange }: ConversationHeadProps) {
  const t = useTexts("desk_conversations");
  const d = useTexts("desk");
  const [isOpen, setOpen] = useState(false);
  const { tab, ...narrowed } = filter;
  return (
    <header className={room.head}>
      <div className={styles.headline}>
        <h1>{t("title")}</h1>
        {counts && <span>{t("count", { count: counts.waiting })}</span>}
      </div>
      <CountedTabs
        label={t("tabs.label")}
        value={tab}
        tabs={conversationTabs}
        nameOf={(one) => t(`tabs.${one}`)}
        counts={counts}
        onChange={(next) => onChange({ ...filter, tab: next })}
      />
      <FilterButtons
        filter={narrowed}
        onOpen={() => setOpen(true)}
        onClear={() => onChange({ tab })}
      />
      {isOpen && (
        <Dialog title={d("filter.label")} onClose={() => setOpen(false)}>
          <FilterFields filter={filter} onChange={onChange} />
        </Dialog>
      )}
    </header>
  );
}

function FilterFields({ filter, onChange }: FilterProps) {
  const t = useTexts("desk_conversations");
  const { language: own } = useLanguage();
  const { department, subject, language } = filter;
  const change = (next: Loosely<ConversationFilter>) =>
    onChange(withoutEmpty({ ...filter, ...next }));
  return (
    <div className={styles.form}>
      <Select
        label={t("filter.department")}
        isOptional
        value={department ?? ""}
        onChange={(chosen) => change({ department: chosen === "" ? undefined : chosen })}
        options={departments.map((value) => ({ value, label: departmentNames[value][own] }))}
      />
      <Select
        label={t("filter.subject")}
        isOptional
        value={subject ?? ""}
        onChange={(chosen) => change({ subject: chosen === "" ? undefined : chosen })}
        options={MessageSubject.options.map((value) => ({
          value,
          label: subjectName(value, own),
        }))}
      />
      <Select
        label={t("filter.language")}
        isOptional
        value={language ?? ""}
        onChange={(chosen) => change({ language: chosen === "" ? undefined : chosen })}
        options={languages.map((value) => ({ value, label: t(`spoken.${value}`) }))}
      />
    </div>
  );
}

type Loosely<Shape> = { [Key in keyof Shape]?: Shape[Key] | undefined };

function withoutEmpty(filter: Loosely<ConversationFilter>): ConversationFilter {
  const { tab = "waiting", department, subject, language } = filter;
  return {
    tab,
    ...(department && { department }),
    ...(subject && { subject }),
    ...(language && { language }),
  };
}
