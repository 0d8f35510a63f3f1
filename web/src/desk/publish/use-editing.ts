import { itemRules, type PublicationName } from "@portal/model/desk/publishing.ts";
import { isLanguage, type Language } from "@portal/model/portal/languages.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { recordIn } from "../../core/json.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { navigate } from "../../core/routing/router.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { DeskProblem, send } from "../http/desk-api.ts";
import type { KindForm } from "./kinds.tsx";
import { addressOf, listKey } from "./publishing.ts";

export interface Start<Content> {
  readonly item: string;
  readonly content: Content;
  readonly seen: string | null;
}

/** What a colleague published meanwhile. */
export interface Conflict<Content> {
  readonly content: Content;
  readonly seen: string;
  readonly publishedBy: string | undefined;
}

type Errors = Readonly<Record<string, string>>;

/** The path of the publisher's name for a new item, which no content has. */
export const itemPath = "item";

export type Editing<Content> = ReturnType<typeof useEditing<Content>>;

/** The state of a form: its content, its errors by path, and what a colleague published meanwhile. */
export function useEditing<Content>(
  kind: PublicationName,
  form: KindForm<Content>,
  start: Start<Content>,
) {
  const t = useTexts("desk_publish");
  const cache = useQueryClient();
  const { refuse, clearErrors, ...shown } = useErrors();
  const { item, content, restoredFrom, ...draft } = useDraft(start, clearErrors);
  const [conflict, setConflict] = useState<Conflict<Content>>();
  const [isBusy, setBusy] = useState(false);

  const explain = (problem: DeskProblem) => {
    if (problem.message === "CONFLICT") {
      const found = start.seen === null ? undefined : conflictIn(form, problem);
      if (found) setConflict(found);
      else refuse({ [itemPath]: "desk.itemTaken" });
      return;
    }
    const told = errorsIn(problem);
    if (Object.keys(told).length > 0) refuse(told);
    else toast(t("notPublished"), "problem");
  };

  const publish = async (next: Content = content, seen: string | null = start.seen) => {
    const found = errorsOf(form, next);
    if (!itemRules[kind].safeParse(item).success) found[itemPath] = `desk.${kind}Id`;
    if (Object.keys(found).length > 0) return refuse(found);
    setBusy(true);
    try {
      const body = { seen, content: next, ...(restoredFrom && { restoredFrom }) };
      await send(addressOfItem(kind, item), { method: "PUT", body });
      toast(t("published"));
      await cache.invalidateQueries({ queryKey: listKey(kind) });
      if (start.seen === null) navigate(addressOf(kind, item));
    } catch (error) {
      if (error instanceof DeskProblem) explain(error);
      else toast(t("notPublished"), "problem");
    } finally {
      setBusy(false);
    }
  };

  /** The form begins again with what the colleague published. */
  const takeTheirs = async () => {
    setConflict(undefined);
    await cache.invalidateQueries({ queryKey: listKey(kind) });
  };

  return { ...shown, ...draft, item, content, restoredFrom, conflict, isBusy, publish, takeTheirs };
}

/** What the publisher has written, and the version from which it was taken. */
function useDraft<Content>(start: Start<Content>, onChange: () => void) {
  const [item, setItem] = useState(start.item);
  const [content, setContent] = useState(start.content);
  const [restoredFrom, setRestoredFrom] = useState<number>();
  const change = (next: Content) => {
    setContent(next);
    onChange();
  };
  const restore = (version: number, former: Content) => {
    change(former);
    setRestoredFrom(version);
  };
  return { item, setItem, content, restoredFrom, change, restore };
}

/** The errors by path, and the language of the texts, which changes to one that has an error. */
function useErrors() {
  const [language, setLanguage] = useState<Language>(useLanguage().language);
  const [errors, setErrors] = useState<Errors>({});
  const element = useRef<HTMLDivElement>(null);
  const refuse = (found: Errors) => {
    setErrors(found);
    const said = Object.keys(found).map((path) => path.split(".")[1]);
    const wrong = said.find(isLanguage);
    if (wrong && !said.includes(language)) setLanguage(wrong);
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>("[data-invalid]")?.focus(),
    );
  };
  const clearErrors = () => setErrors({});
  return { language, setLanguage, errors, element, refuse, clearErrors };
}

/** What a colleague published, if the refusal of the desk's door tells it. */
function conflictIn<Content>(
  { rule }: KindForm<Content>,
  { details }: DeskProblem,
): Conflict<Content> | undefined {
  const theirs = rule.safeParse(details["content"]);
  const { seen, publishedBy } = details;
  if (!theirs.success || typeof seen !== "string") return undefined;
  const name = typeof publishedBy === "string" ? publishedBy : undefined;
  return { content: theirs.data, seen, publishedBy: name };
}

function errorsIn({ details }: DeskProblem): Errors {
  const fields = Object.entries(recordIn(details["fields"]));
  return Object.fromEntries(fields.map(([path, code]) => [path, String(code)] as const));
}

function addressOfItem(kind: PublicationName, item: string): string {
  return `/publications/${kind}/${item}`;
}

function errorsOf<Content>({ rule }: KindForm<Content>, content: Content): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of rule.safeParse(content).error?.issues ?? [])
    errors[path.join(".")] ??= message;
  return errors;
}
