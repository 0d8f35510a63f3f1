import { brand } from "@portal/brand/brand.ts";
import { DeskDoor, type DeskChallenge } from "@portal/model/desk/session.ts";
import { useState } from "react";
import { useQuery } from "../../core/http/useQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Crest } from "../../ui/layout/Crest.tsx";
import { ask } from "../http/desk-api.ts";
import { CodeStep } from "./CodeStep.tsx";
import { PasswordStep } from "./PasswordStep.tsx";
import { ProviderStep } from "./ProviderStep.tsx";
import styles from "./SignIn.module.css";

/** The way in: the password, then always a code of the authenticator; or the insurer's own identity provider. */
export function SignInScreen() {
  const t = useTexts("desk");
  const [challenge, setChallenge] = useState<DeskChallenge>();
  const door = useQuery({ queryKey: ["door"], queryFn: () => ask("/door", DeskDoor) });
  return (
    <main className={styles.page}>
      <Card className={styles.card}>
        <p className={styles.logo}>
          <Crest />
          {brand.name}
        </p>
        <h1>{t("signIn.title")}</h1>
        {door.data?.provider ? (
          <ProviderStep provider={door.data.provider} />
        ) : challenge ? (
          <CodeStep challenge={challenge} onAgain={() => setChallenge(undefined)} />
        ) : (
          <PasswordStep people={door.data?.people ?? []} onChallenge={setChallenge} />
        )}
      </Card>
    </main>
  );
}
