import { useMemo } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { navigate, useLocation } from "../../core/routing/router.tsx";
import { useCommands } from "../keyboard/commands.ts";
import entryStyles from "../layout/Entries.module.css";
import { EntryItems, LinkMenu } from "../layout/LinkMenu.tsx";
import styles from "./BooksScreen.module.css";
import { CreditsPart } from "./credits/CreditsPart.tsx";
import { DunningPart } from "./dunning/DunningPart.tsx";
import { OpenItemsPart } from "./open/OpenItemsPart.tsx";
import { addressOf, type BookPart, bookParts, isBookPart, partText } from "./parts.ts";
import { PaymentsPart } from "./payments/PaymentsPart.tsx";
import { PlansPart } from "./plans/PlansPart.tsx";
import { ReleasesPart } from "./releases/ReleasesPart.tsx";

/** The money of the insurer: its parts as tabs, and the one of the address. */
export function BooksScreen() {
  const t = useTexts("desk_books");
  const { path } = useLocation();
  const [, , word, item] = path.split("/");
  const part: BookPart = isBookPart(word) ? word : "payments";
  return (
    <div className={styles.room}>
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        <PartNav current={part} />
      </header>
      <Part part={part} item={item} />
    </div>
  );
}

function Part({ part, item }: { part: BookPart; item: string | undefined }) {
  switch (part) {
    case "payments":
      return <PaymentsPart current={item} />;
    case "open":
      return <OpenItemsPart number={item} />;
    case "dunning":
      return <DunningPart />;
    case "plans":
      return <PlansPart />;
    case "credits":
      return <CreditsPart />;
    case "releases":
      return <ReleasesPart />;
  }
}

/** The palette offers the parts too. */
function PartNav({ current }: { current: BookPart }) {
  const t = useTexts("desk_books");
  useCommands(
    useMemo(
      () =>
        bookParts.map((part) => ({
          id: `books ${part}`,
          label: t(partText(part)),
          run: () => navigate(addressOf(part)),
        })),
      // oxlint-disable-next-line react/exhaustive-deps -- the texts change with the language, which mounts the desk anew
      [],
    ),
  );
  const entries = bookParts.map((part) => ({ to: addressOf(part), text: t(partText(part)) }));
  return (
    <nav className={styles.parts} aria-label={t("parts")}>
      <ul className={`${entryStyles.row} ${styles.all}`}>
        <EntryItems {...{ current: addressOf(current), entries }} />
      </ul>
      <div className={styles.menu}>
        <LinkMenu label={t("parts")} {...{ current: addressOf(current), entries }} />
      </div>
    </nav>
  );
}
