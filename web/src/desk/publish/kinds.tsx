import {
  FaqContent,
  FlagContent,
  MaintenanceContent,
  ReasonContent,
  WarningContent,
} from "@portal/model/desk/publication-contents.ts";
import { ONLY_ITEM, type PublicationName } from "@portal/model/desk/publishing.ts";
import { flagIds } from "@portal/model/portal/flags.ts";
import type { ComponentType } from "react";
import type * as z from "zod/mini";
import { useTexts } from "../../core/language/i18n.tsx";
import type { FieldsProps, PreviewedProps } from "./content-props.ts";
import { FaqFields, FaqPreview } from "./FaqFields.tsx";
import { FlagFields, MaintenanceFields, MaintenancePreview } from "./SwitchFields.tsx";
import { ReasonFields, ReasonPreview, WarningFields, WarningPreview } from "./TextFields.tsx";

/** How a kind is edited. */
export interface KindForm<Content> {
  readonly rule: z.ZodMiniType<Content>;
  readonly empty: () => Content;
  readonly Fields: ComponentType<FieldsProps<Content>>;
  /** What customers see of it; a flag has nothing of its own to show. */
  readonly Previewed: ComponentType<PreviewedProps<Content>> | undefined;
  /** Ends at once what is on. */
  readonly end?: (content: Content, now: string) => Content;
}

const noTexts = () => ({ fr: "", de: "", it: "", en: "" });
const noTimes = { beginsAt: null, endsAt: null };
const noAnswer = () => ({ slug: "", question: "", answer: "", keywords: "" });

export const warningForm: KindForm<WarningContent> = {
  rule: WarningContent,
  empty: () => ({ texts: noTexts(), ...noTimes }),
  Fields: WarningFields,
  Previewed: WarningPreview,
  end: (content, endsAt) => ({ ...content, endsAt }),
};

export const maintenanceForm: KindForm<MaintenanceContent> = {
  rule: MaintenanceContent,
  empty: () => ({ isRaised: false, ...noTimes }),
  Fields: MaintenanceFields,
  Previewed: MaintenancePreview,
};

export const flagForm: KindForm<FlagContent> = {
  rule: FlagContent,
  empty: () => ({ isOn: false }),
  Fields: FlagFields,
  Previewed: undefined,
};

export const faqForm: KindForm<FaqContent> = {
  rule: FaqContent,
  empty: () => ({
    group: "",
    position: 1,
    texts: { fr: noAnswer(), de: noAnswer(), it: noAnswer(), en: noAnswer() },
    isPublished: false,
    ...noTimes,
  }),
  Fields: FaqFields,
  Previewed: FaqPreview,
};

export const reasonForm: KindForm<ReasonContent> = {
  rule: ReasonContent,
  empty: () => ({ texts: noTexts(), isOn: true }),
  Fields: ReasonFields,
  Previewed: ReasonPreview,
};

/** Whether staff add new ones of the kind. */
export function isCreated(kind: PublicationName): kind is "warning" | "faq" | "reason" {
  return kind === "warning" || kind === "faq" || kind === "reason";
}

/** The name of an item that has no words of its own. */
export function useItemName(kind: PublicationName): (item: string) => string {
  const t = useTexts("desk_publish");
  return (item) => {
    if (kind === "flag") {
      const flag = flagIds.find((id) => id === item);
      return flag ? t(`flag.${flag}`) : item;
    }
    return item === ONLY_ITEM ? t("maintenanceName") : item;
  };
}
