import { publicationKinds, type PublicationName } from "@portal/model/desk/publishing.ts";
import { useMemo } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { navigate } from "../../core/routing/router.tsx";
import { useCommands } from "../keyboard/commands.ts";
import { addressOf } from "./publishing.ts";
import { LinkMenu } from "../layout/LinkMenu.tsx";
import styles from "./Publish.module.css";

/** The kinds of publications; the palette offers them too. */
export function KindNav({ current }: { current: PublicationName }) {
  const t = useTexts("desk_publish");
  useCommands(
    useMemo(
      () =>
        publicationKinds.map((kind) => ({
          id: `publish ${kind}`,
          label: t(`kind.${kind}`),
          run: () => navigate(addressOf(kind)),
        })),
      // oxlint-disable-next-line react/exhaustive-deps -- the texts change with the language, which mounts the desk anew
      [],
    ),
  );
  return (
    <nav className={styles.kinds} aria-label={t("kinds")}>
      <LinkMenu
        label={t("kinds")}
        current={addressOf(current)}
        entries={publicationKinds.map((kind) => ({ to: addressOf(kind), text: t(`kind.${kind}`) }))}
      />
    </nav>
  );
}
