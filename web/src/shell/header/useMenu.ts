import type { ExternalPage } from "@portal/model/portal/client.ts";
import { type Menu, menuEntries } from "../../core/routing/paths.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";

export type MenuLink =
  | { readonly kind: "address"; readonly path: string; readonly label: string }
  | { readonly kind: "external"; readonly href: string; readonly label: string }
  | { readonly kind: "logout" };

/** The entries of a menu that are offered to this account, with their labels and addresses. */
export function useMenu(menu: Menu): MenuLink[] {
  const t = useTexts("template");
  const portal = usePortal();
  return menuEntries(menu, portal).map((entry): MenuLink => {
    if (entry.kind === "address") {
      // The header has room for one word.
      const isShort = menu === "header" && entry.name === "helpContact";
      const label = isShort ? t("help") : t(`titles.${entry.name}`);
      return { kind: "address", path: entry.path, label };
    }
    if (entry.kind === "logout") return { kind: "logout" };
    return { kind: "external", href: entry.url, label: t(`external.${entry.page}`) };
  });
}

/** The address of an external page in the current language, if the insurer has one. */
export function useExternalPages(): (page: ExternalPage) => string | undefined {
  const { externalLinks } = usePortal().configuration;
  return (page) => externalLinks[page];
}
