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

/** The state of a form: its content, its errors by path, and what a colleague published meanwhile. */
export function useEditing<Content>(
  kind: PublicationName,
  form: KindForm<Content>,
  start: Start<Content>,
) {
  const t = useTexts("desk_publish");
  const cache = useQueryClient();
  const [item, setItem] = useState(start.item);
  const [content, setContent] = useState(start.content);
  const [restoredFrom, setRestoredFrom] = useState<number>();
  const [language, setLanguage] = useState<Language>(useLanguage().language);
  const [errors, setErrors] = useState<Errors>({});
  const [conflict, setConflict] = useState<Conflict<Content>>();
  const [isBusy, setBusy] = useState(false);
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
      if (!(error instanceof DeskProblem)) throw error;
      setBusy(false);
      if (error.message === "CONFLICT") return tellConflict(error);
      const fields = recordIn(error.details["fields"]);
      const told = Object.entries(fields).map(([path, code]) => [path, String(code)]);
      if (told.length > 0) refuse(Object.fromEntries(told));
      else toast(t("notPublished"), "problem");
    }
    setBusy(false);
  };

  const tellConflict = ({ details }: DeskProblem) => {
    const theirs = form.rule.safeParse(details["content"]);
    const { seen, publishedBy } = details;
    if (start.seen === null || !theirs.success || typeof seen !== "string")
      return refuse({ [itemPath]: "desk.itemTaken" });
    const name = typeof publishedBy === "string" ? publishedBy : undefined;
    setConflict({ content: theirs.data, seen, publishedBy: name });
  };

  return {
    ...{
      item,
      setItem,
      content,
      language,
      setLanguage,
      errors,
      conflict,
      isBusy,
      element,
      publish,
    },
    restoredFrom,
    change(next: Content) {
      setContent(next);
      setErrors({});
    },
    restore(version: number, former: Content) {
      setContent(former);
      setRestoredFrom(version);
      setErrors({});
    },
    /** The form begins again with what the colleague published. */
    async takeTheirs() {
      setConflict(undefined);
      await cache.invalidateQueries({ queryKey: listKey(kind) });
    },
  };
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
