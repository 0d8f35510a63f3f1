import type { CustomerPage } from "@portal/model/desk/customer-page.ts";
import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { useMay } from "../session.ts";
import { AccessDialog } from "./AccessDialog.tsx";
import { BankDialog } from "./BankDialog.tsx";
import { BlockCardDialog } from "./BlockCardDialog.tsx";
import styles from "./Customers.module.css";
import { MoveDialog } from "./MoveDialog.tsx";
import { OrderCardDialog } from "./OrderCardDialog.tsx";
import { PasswordLinkDialog } from "./PasswordLinkDialog.tsx";
import { UnlockDialog } from "./UnlockDialog.tsx";

type Dialog = "order" | "block" | "password" | "move" | "bank" | "access" | "unlock";

/** What may be done on the person's behalf; each act is confirmed first. */
export function ActMenu({ page }: { page: CustomerPage }) {
  const t = useTexts("desk_customers");
  const mayAct = useMay("customers.act");
  const [open, setOpen] = useState<Dialog>();
  const person = page.people.find((one) => one.insuredNumber === page.insuredNumber);
  if (!mayAct || !person || !page.account || page.account.lockedAt !== null) return null;
  const close = () => setOpen(undefined);
  const given = { insuredNumber: page.insuredNumber, name: person.firstname, onClose: close };
  const { card } = person;
  return (
    <Card>
      <h3>{t("act.title")}</h3>
      <div className={styles.acts}>
        <Button variant="secondary" onClick={() => setOpen("move")}>
          {t("move.change")}
        </Button>
        <Button variant="secondary" onClick={() => setOpen("order")}>
          {t("card.order")}
        </Button>
        {card && (
          <Button variant="secondary" onClick={() => setOpen("block")}>
            {t(card.blockedOn === null ? "card.block" : "card.unblock")}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setOpen("password")}>
          {t("password.send")}
        </Button>
        <Button variant="secondary" onClick={() => setOpen("unlock")}>
          {t("unlock.act")}
        </Button>
        <Button variant="secondary" onClick={() => setOpen("bank")}>
          {t("bank.change")}
        </Button>
        <Button variant="secondary" onClick={() => setOpen("access")}>
          {t("access.change")}
        </Button>
      </div>
      {open === "move" && <MoveDialog {...given} />}
      {open === "order" && <OrderCardDialog {...given} />}
      {open === "block" && card && <BlockCardDialog {...given} card={card} />}
      {open === "password" && <PasswordLinkDialog {...given} />}
      {open === "bank" && (
        <BankDialog {...given} owner={`${person.firstname} ${person.lastname}`} />
      )}
      {open === "unlock" && <UnlockDialog {...given} />}
      {open === "access" && <AccessDialog {...given} />}
    </Card>
  );
}
