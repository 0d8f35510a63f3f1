import type { CustomerPage } from "@portal/model/desk/customer-page.ts";
import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { useMay } from "../session.ts";
import styles from "./Customers.module.css";
import { DeathDialog } from "./DeathDialog.tsx";
import { GuardianDialog } from "./GuardianDialog.tsx";
import { GuardianEndDialog } from "./GuardianEndDialog.tsx";

/** A death, and a guardian of the account's holder; also where the account is closed or not opened yet. */
export function PersonMenu({ page }: { page: CustomerPage }) {
  const t = useTexts("desk_customers");
  const mayAct = useMay("customers.act");
  const [open, setOpen] = useState<"death" | "guardian" | "end">();
  const person = page.people.find((one) => one.insuredNumber === page.insuredNumber);
  const { account } = page;
  if (!mayAct || !person || !account || person.diedOn !== null) return null;
  const { isUnderGuardianship, guardian } = account;
  const isGuarded = isUnderGuardianship || guardian !== null;
  const close = () => setOpen(undefined);
  const { insuredNumber, firstname: name, birthdate } = person;
  const given = { insuredNumber, name, onClose: close };
  return (
    <Card>
      <h3>{t("person.title")}</h3>
      <div className={styles.acts}>
        {person.isMain && (
          <Button variant="secondary" onClick={() => setOpen(isGuarded ? "end" : "guardian")}>
            {t(isGuarded ? "guardian.end" : "guardian.act")}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setOpen("death")}>
          {t("death.act")}
        </Button>
      </div>
      {open === "death" && <DeathDialog {...given} birthdate={birthdate} />}
      {open === "guardian" && <GuardianDialog {...given} />}
      {open === "end" && <GuardianEndDialog {...given} since={guardian?.since} />}
    </Card>
  );
}
