import { type Language, languages } from "@portal/model/portal/languages.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { Popover } from "../../ui/dialogs/Popover.tsx";
import { Avatar } from "../../ui/layout/Avatar.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { forgetDrafts } from "../drafts.ts";
import { send } from "../http/desk-api.ts";
import { forgetSession, useStaff } from "../session.ts";
import styles from "./Shell.module.css";
import { TerminalDialog } from "./TerminalDialog.tsx";

/** The person's menu: who is signed in with which roles, the language, and the way out. */
export function PersonMenu() {
  const t = useTexts("desk");
  const g = useTexts("global");
  const id = useId();
  const cache = useQueryClient();
  const { language, changeLanguage } = useLanguage();
  const { name, roles } = useStaff();
  const [hasTerminal, setTerminal] = useState(false);
  const [firstname = "", lastname = ""] = name.split(" ");
  const signOut = useMutation({
    mutationFn: () => send("/session", { method: "DELETE" }),
    onSettled() {
      forgetDrafts();
      forgetSession(cache);
    },
  });
  const choose = (chosen: Language) => {
    changeLanguage(chosen);
    // The choice is kept for the next sign-in; the page has it already.
    void send("/session", { method: "PATCH", body: { language: chosen } }).catch(() => undefined);
  };
  return (
    <>
      <button type="button" className={styles.person} popoverTarget={id}>
        <Avatar person={{ firstname, lastname }} size="small" />
        <span className={styles.name}>{name}</span>
      </button>
      <Popover id={id}>
        <div className={styles.menu}>
          <strong>{name}</strong>
          <p>{roles.map((role) => t(`role.${role}`)).join(", ")}</p>
          <div className={styles.languages} role="group" aria-label={g("language")}>
            {languages.map((one) => (
              <Button
                key={one}
                variant={one === language ? "primary" : "secondary"}
                aria-pressed={one === language}
                lang={one}
                onClick={() => choose(one)}
              >
                {g(`languages.${one}`)}
              </Button>
            ))}
          </div>
          <Button variant="secondary" onClick={() => setTerminal(true)}>
            {t("terminal.title")}
          </Button>
          <Button variant="secondary" onClick={() => signOut.mutate()}>
            {g("logout")}
          </Button>
        </div>
      </Popover>
      {hasTerminal && <TerminalDialog onClose={() => setTerminal(false)} />}
    </>
  );
}
