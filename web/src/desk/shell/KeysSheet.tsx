import { useTexts } from "../../core/language/i18n.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { useAllCommands } from "../keyboard/commands.ts";
import keys from "../keyboard/Key.module.css";
import styles from "./Shell.module.css";

/** All keys that do something on this screen. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const t = useTexts("desk");
  const commands = useAllCommands().filter(({ key }) => key !== undefined);
  return (
    <Dialog title={t("keys.title")} onClose={onClose}>
      <ul className={styles.commands}>
        <li className={styles.command}>
          <span>{t("palette.title")}</span>
          <kbd className={keys.key}>Ctrl K</kbd>
        </li>
        {commands.map(({ id, label, key }) => (
          <li key={id} className={styles.command}>
            <span>{label}</span>
            <kbd className={keys.key}>{key?.toUpperCase()}</kbd>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
