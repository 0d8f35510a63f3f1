import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import FileUp from "lucide-react/icons/file-up";
import KeyRound from "lucide-react/icons/key-round";
import ShieldCheck from "lucide-react/icons/shield-check";
import UserRound from "lucide-react/icons/user-round";
import { paths } from "../core/routing/paths.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { Link } from "../core/routing/router.tsx";
import { type ShortcutName, shortcutsOf } from "./shortcuts.ts";
import styles from "./Shortcuts.module.css";

const icons = {
  documentsSend: FileUp,
  contractMutation: ArrowLeftRight,
  contract: ShieldCheck,
  profile: UserRound,
  account: KeyRound,
};

/** Most documents sent are bills, so this type is preselected. */
const shortcutUrl = (name: ShortcutName) =>
  paths[name].path + (name === "documentsSend" ? "?documentType=INVOICE" : "");

export function Shortcuts() {
  const t = useTexts("homepage");
  const names = shortcutsOf(usePortal());
  return (
    <nav className={styles.shortcuts} aria-label={t("shortcut.label")}>
      {names.map((name) => {
        const Icon = icons[name];
        return (
          <Link key={name} to={shortcutUrl(name)} className={styles.shortcut}>
            <span className={styles.icon}>
              <Icon size={22} aria-hidden="true" />
            </span>
            <span>
              <strong>{t(`shortcut.${name}.title`)}</strong>
              <span className={styles.help}>{t(`shortcut.${name}.text`)}</span>
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
