import type { OpenedPublication, PublicationName } from "@portal/model/desk/publishing.ts";
import { useState } from "react";
import { useQuery } from "../../core/http/useQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { uuid } from "../../core/uuid.ts";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import { Editor } from "./Editor.tsx";
import {
  businessOfferForm,
  campaignForm,
  faqForm,
  flagForm,
  isCreated,
  isUnnamed,
  type KindForm,
  maintenanceForm,
  newsForm,
  offerForm,
  reasonForm,
  consentForm,
  surveyForm,
  templateForm,
  warningForm,
} from "./kinds.tsx";
import { NEW_ITEM, publicationQuery } from "./publishing.ts";

interface PaneProps {
  readonly kind: PublicationName;
  readonly item: string;
}

/** One publication: its form, its preview and its history. */
export function PublicationPane({ kind, item }: PaneProps) {
  switch (kind) {
    case "warning":
      return <Pane {...{ kind, item }} form={warningForm} />;
    case "maintenance":
      return <Pane {...{ kind, item }} form={maintenanceForm} />;
    case "flag":
      return <Pane {...{ kind, item }} form={flagForm} />;
    case "faq":
      return <Pane {...{ kind, item }} form={faqForm} />;
    case "reason":
      return <Pane {...{ kind, item }} form={reasonForm} />;
    case "consent":
      return <Pane {...{ kind, item }} form={consentForm} />;
    case "survey":
      return <Pane {...{ kind, item }} form={surveyForm} />;
    case "news":
      return <Pane {...{ kind, item }} form={newsForm} />;
    case "campaign":
      return <Pane {...{ kind, item }} form={campaignForm} />;
    case "offer":
      return <Pane {...{ kind, item }} form={offerForm} />;
    case "businessoffer":
      return <Pane {...{ kind, item }} form={businessOfferForm} />;
    case "template":
      return <Pane {...{ kind, item }} form={templateForm} />;
  }
}

interface FormPaneProps<Content> extends PaneProps {
  readonly form: KindForm<Content>;
}

function Pane<Content>(props: FormPaneProps<Content>) {
  if (props.item === NEW_ITEM && isCreated(props.kind)) return <NewPane {...props} />;
  return <OpenedPane {...props} />;
}

function NewPane<Content>({ kind, form }: FormPaneProps<Content>) {
  // Some have an id that is not shown; the others have a name that the publisher gives.
  const [item] = useState(() => (isUnnamed(kind) ? uuid() : ""));
  const start = { item, content: form.empty(), seen: null, versions: [] };
  return <Editor {...{ kind, form, start }} />;
}

function OpenedPane<Content>({ kind, item, form }: FormPaneProps<Content>) {
  const t = useTexts("desk_publish");
  const opened = useQuery(publicationQuery(kind, item));
  if (opened.isPending) return <ListSkeleton />;
  const start = opened.data && startOf(form, opened.data);
  if (!start) return <Failed text={t("failed")} onRetry={() => void opened.refetch()} />;
  return <Editor key={start.seen} {...{ kind, form, start }} />;
}

function startOf<Content>({ rule }: KindForm<Content>, opened: OpenedPublication) {
  const { success, data } = rule.safeParse(opened.content);
  return success ? { ...opened, content: data } : undefined;
}
