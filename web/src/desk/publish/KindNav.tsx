import { publicationKinds, type PublicationName } from "@portal/model/desk/publishing.ts";
import { useMemo } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Link, navigate } from "../../core/routing/router.tsx";
import { useCommands } from "../keyboard/commands.ts";
import { addressOf } from "./publishing.ts";
import entries from "../layout/Entries.module.css";
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
      <ul className={entries.entries}>
        {publicationKinds.map((kind) => (
          <li key={kind}>
            <Link
              to={addressOf(kind)}
              className={entries.entry}
              aria-current={kind === current ? "page" : undefined}
            >
              {t(`kind.${kind}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
