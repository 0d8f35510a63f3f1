import { useRef, useState } from "react";
import { navigate } from "../../core/routing/router.tsx";
import { useTexts } from "../../core/language/i18n.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { type DeskCommand, useAllCommands } from "../keyboard/commands.ts";
import { useFoundRequests } from "./found-requests.ts";
import keys from "../keyboard/Key.module.css";
import { useFirstField } from "../keyboard/useFirstField.ts";
import styles from "./Shell.module.css";

/** The palette: commands by a few letters of their name, and requests by person or number. Enter runs the first. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useTexts("desk");
  const form = useRef<HTMLFormElement>(null);
  useFirstField(form);
  const [typed, setTyped] = useState("");
  const words = typed.trim().toLowerCase().split(/\s+/);
  const commands = useAllCommands().filter(
    ({ id, label }) => id !== "find" && words.every((word) => label.toLowerCase().includes(word)),
  );
  const requests = useFoundRequests(typed).map(({ id, label }): DeskCommand => ({
    id,
    label,
    run: () => navigate(`/requests/${id}`),
  }));
  const found = [...commands, ...requests];
  const run = (command: DeskCommand | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  return (
    <Dialog title={t("palette.title")} onClose={onClose}>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          run(found[0]);
        }}
      >
        <TextField label={t("find.label")} value={typed} onChange={setTyped} autoComplete="off" />
      </form>
      <ul className={styles.commands}>
        {found.map((command) => (
          <li key={command.id}>
            <button type="button" className={styles.command} onClick={() => run(command)}>
              {command.label}
              {command.key && <kbd className={keys.key}>{command.key.toUpperCase()}</kbd>}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>{t("palette.none")}</p>}
    </Dialog>
  );
}
