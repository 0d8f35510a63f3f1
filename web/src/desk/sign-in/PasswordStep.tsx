import { DeskChallenge, type DeskDoor } from "@portal/model/desk/session.ts";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { ask, DeskProblem } from "../http/desk-api.ts";
import { PasswordField } from "./PasswordField.tsx";
import styles from "./SignIn.module.css";

type Person = DeskDoor["people"][number];

interface PasswordStepProps {
  readonly people: readonly Person[];
  readonly onChallenge: (challenge: DeskChallenge) => void;
}

export function PasswordStep({ people, onChallenge }: PasswordStepProps) {
  const t = useTexts("desk");
  const peopleId = useId();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const signIn = useMutation({
    mutationFn: (body: { email: string; password: string }) =>
      ask("/sign-in", DeskChallenge, { method: "POST", body }),
    onSuccess: onChallenge,
  });
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          signIn.mutate({ email, password });
        }}
      >
        {signIn.isError && (
          <Notice kind="error">
            <p>{t(refusalOf(signIn.error))}</p>
          </Notice>
        )}
        <TextField
          label={t("signIn.email")}
          value={email}
          onChange={setEmail}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField label={t("signIn.password")} value={password} onChange={setPassword} />
        <BusyButton type="submit" isBusy={signIn.isPending}>
          {t("signIn.next")}
        </BusyButton>
      </form>
      {people.length > 0 && (
        <section aria-labelledby={peopleId} className={styles.people}>
          <h2 id={peopleId}>{t("signIn.people")}</h2>
          {people.map((person) => (
            <Button
              key={person.email}
              variant="secondary"
              className={styles.invented}
              onClick={() => signIn.mutate({ email: person.email, password: person.password })}
            >
              <strong>{person.name}</strong>
              <span>{person.roles.map((role) => t(`role.${role}`)).join(", ")}</span>
            </Button>
          ))}
        </section>
      )}
    </>
  );
}

function refusalOf(error: Error) {
  if (!(error instanceof DeskProblem)) return "failed" as const;
  if (error.status === 429) return "signIn.tooOften" as const;
  return error.status === 401 || error.status === 400
    ? ("signIn.refused" as const)
    : ("failed" as const);
}
