import { OpenedAccess, type ReasonedAccess } from "@portal/model/desk/access.ts";
import { AccessReasons } from "@portal/model/desk/customers.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useQuery } from "../../core/http/useQuery.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { RadioGroup } from "../../ui/fields/RadioGroup.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { ask } from "../http/desk-api.ts";
import styles from "./Customers.module.css";

const OTHER = "OTHER";
const [SHORTEST_REASON, LONGEST_REASON] = [10, 300];

interface OpenFormProps {
  readonly insuredNumber: number;
  readonly onOpened: () => void;
}

/** Asks why a customer is opened without a case; the customer reads that there was a reason. */
export function OpenForm({ insuredNumber, onOpened }: OpenFormProps) {
  const t = useTexts("desk_customers");
  const [isSent, setSent] = useState(false);
  const { options, chosen, setChosen, words, setWords, kind, reason, isReady } = useReason();
  const open = useOpening(onOpened);
  return (
    <form
      className={styles.content}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        if (isReady) open.mutate({ insuredNumber, kind, reason });
      }}
    >
      <h2>{t("reason.title", { number: insuredNumber })}</h2>
      <p className={styles.lead}>{t("reason.text")}</p>
      <RadioGroup
        label={t("reason.label")}
        value={chosen}
        onChange={setChosen}
        error={isSent && chosen === "" ? t("reason.missing") : undefined}
        options={options}
      />
      {chosen === OTHER && (
        <TextArea
          label={t("reason.words")}
          value={words}
          onChange={setWords}
          maxLength={LONGEST_REASON}
          error={isSent && !isReady ? t("reason.tooShort") : undefined}
        />
      )}
      {open.isError && (
        <Notice kind="error">
          <p>{t("reason.failed")}</p>
        </Notice>
      )}
      <div>
        <BusyButton type="submit" isBusy={open.isPending}>
          {t("reason.open")}
        </BusyButton>
      </div>
    </form>
  );
}

/** The reasons to choose from, and the one that is chosen or written. */
function useReason() {
  const t = useTexts("desk_customers");
  const { language } = useLanguage();
  const [chosen, setChosen] = useState("");
  const [words, setWords] = useState("");
  const offered = useQuery({
    queryKey: ["access reasons"],
    queryFn: () => ask("/access-reasons", AccessReasons),
    staleTime: Infinity,
  });
  const reasons = offered.data?.reasons ?? [];
  const listed = reasons.find(({ code }) => code === chosen);
  const reason = (listed ? (listed.texts[language] ?? "") : words).trim();
  return {
    options: [
      ...reasons.map(({ code, texts }) => ({ value: code, label: texts[language] ?? code })),
      { value: OTHER, label: t("reason.other") },
    ],
    chosen,
    setChosen,
    words,
    setWords,
    kind: listed?.kind ?? "REASON",
    reason,
    isReady: chosen !== "" && reason.length >= SHORTEST_REASON,
  };
}

/** Opens a customer for a reason. */
function useOpening(onOpened: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: ReasonedAccess) => ask("/accesses", OpenedAccess, { method: "POST", body }),
    onSuccess() {
      void cache.invalidateQueries({ queryKey: ["open customers"] });
      onOpened();
    },
  });
}
