import { consentCategories } from "@portal/model/consent.ts";
import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { ApiProblem } from "../core/http/api.ts";
import { useTexts } from "../core/language/i18n.tsx";
import type { Insured } from "../core/portal.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { useUndoToast } from "../parts/useUndoToast.ts";
import {
  type Bits,
  bitsOf,
  type ConsentText,
  consents,
  pendingWith,
  type PersonConsents,
  saveConsents,
} from "./consent.ts";
import { ConsentCard } from "./ConsentCard.tsx";
import stack from "../ui/layout/Stack.module.css";
import styles from "./ConsentScreen.module.css";
import { HistoryButton } from "./HistoryButton.tsx";
import { SaveBar } from "./SaveBar.tsx";

interface ConsentPanelProps {
  insured: Insured;
  pending: Bits;
  onPending: (change: (before: Bits) => Bits) => void;
}

/** The six consent cards of a person, with the unsaved changes. */
export function ConsentPanel({ insured, pending, onPending }: ConsentPanelProps) {
  const { data } = useSuspenseQuery(consents);
  const { insuredNumber } = insured;
  const person = data.consentsChannels.find((one) => one.insuredNumber === insuredNumber);
  const save = useSave(onPending);
  if (!person) return null;
  const kept = bitsOf(person);
  const text = data.consentTexts.find(({ version }) => version === person.textVersion);
  // A change that was saved elsewhere meanwhile is no longer pending.
  const left = pendingWith(kept, pending, {});
  return (
    <div className={stack.gap5}>
      <div className={styles.head}>
        <NewerTexts person={person} text={text} />
        <HistoryButton insured={insured} texts={data.consentTexts} />
      </div>
      <ul className={styles.cards}>
        {Object.entries(consentCategories).map(([category, channels]) => (
          <li key={category}>
            <ConsentCard
              category={category}
              channels={channels}
              words={text?.texts.find((one) => one.category === category)}
              bits={{ ...kept, ...left }}
              pending={left}
              onSet={(set) =>
                // During a save its result is unknown, so every choice stays pending.
                onPending((before) =>
                  save.isPending ? { ...before, ...set } : pendingWith(kept, left, set),
                )
              }
            />
          </li>
        ))}
      </ul>
      <SaveBar
        failure={<Failure error={save.error} />}
        count={Object.keys(left).length}
        isBusy={save.isPending}
        onSave={() => save.mutate({ person, pending: left })}
        onCancel={() => {
          save.reset();
          onPending(() => ({}));
        }}
      />
    </div>
  );
}

/** Tells a person who decided about an older text that there is a newer one. */
function NewerTexts({ person, text }: { person: PersonConsents; text: ConsentText | undefined }) {
  const t = useTexts("consent");
  const { decidedAt } = person;
  if (!text || text.version === 1 || !decidedAt || decidedAt >= text.publishedAt) return null;
  const date = formatDate(todayInZurich(new Date(text.publishedAt)));
  return (
    <Notice kind="info">
      <p>{t("newerTexts", { date })}</p>
    </Notice>
  );
}

/** The save failed, and all choices are kept. */
function Failure({ error }: { error: Error | null }) {
  const t = useTexts("consent");
  if (!error) return null;
  const isOtherText = error instanceof ApiProblem && error.code === "CONFLICT";
  return (
    <Notice kind="error">
      <p>{t(isOtherText ? "otherText" : "onetrust.error")}</p>
    </Notice>
  );
}

interface ConsentChange {
  person: PersonConsents;
  pending: Bits;
}

function useSave(onPending: ConsentPanelProps["onPending"]) {
  const t = useTexts("consent");
  const cache = useQueryClient();
  const offerUndo = useUndoToast();
  const send = async ({ person, pending }: ConsentChange) => {
    const standing = await saveConsents(person, pending);
    cache.setQueryData(consents.queryKey, (before) => before && withPerson(before, standing));
    return standing;
  };
  return useMutation({
    mutationFn: send,
    onSuccess: (standing, { person, pending }) => {
      // Choices made during the save are still pending.
      onPending((before) => pendingWith(bitsOf(standing), unsent(before, pending), {}));
      const [expected, found] = [{ ...bitsOf(person), ...pending }, bitsOf(standing)];
      const isElsewhere = Object.entries(found).some(([key, bit]) => expected[key] !== bit);
      if (isElsewhere) return toast(t("savedElsewhere"));
      const before = bitsOf(person);
      const previous = Object.fromEntries(
        Object.keys(pending).flatMap((key) =>
          before[key] === undefined ? [] : [[key, before[key]]],
        ),
      );
      return offerUndo(t("saved"), () => send({ person: standing, pending: previous }));
    },
    onError: (error) => {
      if (error instanceof ApiProblem && error.code === "CONFLICT") {
        void cache.invalidateQueries(consents);
      }
    },
  });
}

function unsent(chosen: Bits, sent: Bits): Bits {
  return Object.fromEntries(Object.entries(chosen).filter(([key, bit]) => sent[key] !== bit));
}

function withPerson<Answer extends { readonly consentsChannels: readonly PersonConsents[] }>(
  answer: Answer,
  person: PersonConsents,
): Answer {
  const { insuredNumber } = person;
  return {
    ...answer,
    consentsChannels: answer.consentsChannels.map((one) =>
      one.insuredNumber === insuredNumber ? person : one,
    ),
  };
}
