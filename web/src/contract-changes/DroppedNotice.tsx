import type { Dropped } from "@portal/model/contract-changes/restore.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import type { Person } from "./household.ts";

interface DroppedNoticeProps {
  dropped: readonly Dropped[];
  people: readonly Person[];
}

/** Earlier choices that are no longer possible. */
export function DroppedNotice({ dropped, people }: DroppedNoticeProps) {
  const t = useTexts("contract_changes");
  const lines = new Set(
    dropped.map(({ insured, of }) => {
      const person = people.find((one) => one.insured.insuredNumber === insured);
      const what = t(`code.${of}`);
      return person ? t("dropped.line", { name: person.insured.firstname, what }) : what;
    }),
  );
  if (lines.size === 0) return null;
  return (
    <Notice kind="warning">
      <p role="status">{t("dropped.title")}</p>
      <ul>
        {[...lines].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}
