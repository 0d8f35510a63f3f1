import { LONGEST_MESSAGE } from "@portal/model/contact/conversations.ts";
import {
  AnswerTemplates,
  BLANK,
  filledTemplate,
  type OpenedConversation,
} from "@portal/model/inbox/conversations.ts";
import Send from "lucide-react/icons/send";
import { useEffect, useMemo, useRef, useState } from "react";
import { useQuery } from "../../core/http/useQuery.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { Upload } from "../../ui/files/Upload.tsx";
import { deskFileServer } from "../http/desk-files.ts";
import { ask } from "../http/desk-api.ts";
import { useStaff } from "../session.ts";
import { useCommands } from "../keyboard/commands.ts";
import { Key } from "../keyboard/Key.tsx";
import styles from "./Conversations.module.css";
import { PassOnDialog } from "./PassOnDialog.tsx";
import { useAnswer } from "./useAnswer.ts";

interface AnswerFormProps {
  readonly conversation: OpenedConversation;
  /** The conversation is answered or no longer with the person: the next one follows. */
  readonly onDone: () => void;
}

/** The answer with its templates: A goes to the text, T to the templates, Ctrl and Enter send. */
export function AnswerForm({ conversation, onDone }: AnswerFormProps) {
  const t = useTexts("desk_conversations");
  const answer = useAnswer(conversation, onDone);
  const { id } = conversation;
  const server = useMemo(() => deskFileServer(`/conversations/${id}/files`), [id]);
  const form = useRef<HTMLFormElement>(null);
  const text = useRef<HTMLElement>(null);
  const [isPassing, setPassing] = useState(false);
  const acts = { ...answer, passOn: () => setPassing(true) };
  useAnswerKeys(text, acts);
  useSendKey(form, answer.send);
  const insert = (template: string) => {
    const own = answer.text.trim();
    answer.change(own === "" ? template : `${own}\n\n${template}`);
    selectBlank(text.current);
  };
  return (
    <>
      <form
        className={styles.answer}
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          answer.send();
        }}
      >
        <TemplateField conversation={conversation} onChoose={insert} />
        <TextArea
          label={t("answer.label")}
          help={t("answer.help", { language: t(`spoken.${conversation.language}`) })}
          error={answer.problem && t(`answer.${answer.problem}`)}
          maxLength={LONGEST_MESSAGE}
          value={answer.text}
          onChange={answer.change}
          ref={(element) => {
            text.current = element;
          }}
        />
        <Upload server={server} onChange={answer.setFiles} />
        <Acts isBusy={answer.isBusy} acts={acts} />
      </form>
      {isPassing && (
        <PassOnDialog id={id} onClose={() => setPassing(false)} onDone={answer.finish} />
      )}
    </>
  );
}

interface TemplateFieldProps {
  readonly conversation: OpenedConversation;
  readonly onChoose: (text: string) => void;
}

/** The templates, those of the subject first. A chosen one is filled in in the customer's language. */
function TemplateField({ conversation, onChoose }: TemplateFieldProps) {
  const t = useTexts("desk_conversations");
  const { language: own } = useLanguage();
  const { name: clerk } = useStaff();
  const { subjectCode, language, customer } = conversation;
  const field = useRef<HTMLElement>(null);
  const label = t("answer.templateKey");
  useCommands(
    useMemo(
      () => [{ id: "template", label, key: "t", run: () => field.current?.focus() }],
      [label],
    ),
  );
  const list = useQuery({
    queryKey: ["answer templates"],
    queryFn: () => ask("/answer-templates", AnswerTemplates),
  });
  const templates = (list.data?.templates ?? []).toSorted(
    (one, other) =>
      Number(other.subject === subjectCode) - Number(one.subject === subjectCode) ||
      one.titles[own].localeCompare(other.titles[own], own),
  );
  return (
    <Select
      label={t("answer.template")}
      isOptional
      value=""
      onChange={(code) => {
        const template = templates.find((one) => one.code === code);
        if (template) onChoose(filledTemplate(template.texts[language], { customer, clerk }));
      }}
      options={templates.map(({ code, titles }) => ({ value: code, label: titles[own] }))}
      ref={(control) => {
        field.current = control;
      }}
    />
  );
}

type Element<Type extends HTMLElement> = { readonly current: Type | null };

function Acts({ isBusy, acts }: { isBusy: boolean; acts: AnswerActs }) {
  const t = useTexts("desk_conversations");
  return (
    <div className={styles.acts} role="group" aria-label={t("answer.acts")}>
      <BusyButton type="submit" isBusy={isBusy}>
        <Send size={18} aria-hidden="true" />
        {t("answer.send")}
      </BusyButton>
      <Button variant="secondary" onClick={acts.close}>
        {t("close.act")}
        <Key letter="E" />
      </Button>
      <Button variant="quiet" onClick={acts.giveBack}>
        {t("giveBack.act")}
        <Key letter="G" />
      </Button>
      <Button variant="quiet" onClick={acts.passOn}>
        {t("passOn.act")}
        <Key letter="H" />
      </Button>
    </div>
  );
}

interface AnswerActs {
  close: () => void;
  giveBack: () => void;
  passOn: () => void;
}

function useAnswerKeys(text: Element<HTMLElement>, { close, giveBack, passOn }: AnswerActs): void {
  const t = useTexts("desk_conversations");
  useCommands(
    useMemo(
      () => [
        { id: "answer", label: t("answer.key"), key: "a", run: () => text.current?.focus() },
        { id: "close conversation", label: t("close.act"), key: "e", run: close },
        { id: "give back conversation", label: t("giveBack.act"), key: "g", run: giveBack },
        { id: "pass conversation on", label: t("passOn.act"), key: "h", run: passOn },
      ],
      // oxlint-disable-next-line react/exhaustive-deps -- the texts change with the language, which loads the room anew
      [text, close, giveBack, passOn],
    ),
  );
}

/** Ctrl and Enter send, also from within the text. */
function useSendKey(form: Element<HTMLFormElement>, sendAnswer: () => void): void {
  useEffect(() => {
    const element = form.current;
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      sendAnswer();
    };
    element?.addEventListener("keydown", press);
    return () => element?.removeEventListener("keydown", press);
  }, [form, sendAnswer]);
}

/** Goes to the first place that is left to fill in, or to the end, once the text is drawn. */
function selectBlank(element: HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (!(element instanceof HTMLTextAreaElement)) return;
    element.focus();
    const at = element.value.indexOf(BLANK);
    if (at >= 0) element.setSelectionRange(at, at + BLANK.length);
  });
}
