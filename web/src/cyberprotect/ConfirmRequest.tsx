import { formatChf, rappenOf } from "@portal/model/money.ts";
import { shownPhone } from "@portal/model/typing/phone.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem, query } from "../core/http/api.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { paths } from "../core/routing/paths.ts";
import { Link } from "../core/routing/router.tsx";
import { uuid } from "../core/uuid.ts";
import { Dialog } from "../ui/dialogs/Dialog.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { BusyButton } from "../ui/layout/BusyButton.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { cyberprotect, nameOf, type Price, RequestCyberprotect } from "./cyberprotect.ts";
import styles from "./CyberprotectScreen.module.css";

interface ConfirmRequestProps {
  price: Price;
  onClose: () => void;
  onDone: () => void;
}

/** The request and the contact data to confirm; errors are shown here. */
export function ConfirmRequest({ price, onClose, onDone }: ConfirmRequestProps) {
  const t = useTexts("cyberprotect");
  const { state, send } = useRequest(price, { onClose, onDone });
  const offer = t(`offers.${nameOf(price)}.title`);
  return (
    <Dialog
      title={t("confirm.title")}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("confirm.cancel")}
          </Button>
          <BusyButton isBusy={state === "busy"} onClick={() => void send()}>
            {t("confirm.send")}
          </BusyButton>
        </>
      }
    >
      <p>{t("confirm.text", { offer, price: formatChf(rappenOf(price.monthlyPremium)) })}</p>
      <ContactFacts />
      {state === "failed" && <Notice kind="error">{t("confirm.error")}</Notice>}
    </Dialog>
  );
}

function ContactFacts() {
  const t = useTexts("cyberprotect");
  const { profile } = usePortal();
  return (
    <>
      <h3 className={styles.contact}>{t("confirm.contact")}</h3>
      <dl className={styles.facts}>
        <div>
          <dt>{t("confirm.phone")}</dt>
          <dd>{profile.phoneNumber ? shownPhone(profile.phoneNumber) : t("confirm.noPhone")}</dd>
        </div>
        <div>
          <dt>{t("confirm.email")}</dt>
          <dd>{profile.loginEmail}</dd>
        </div>
      </dl>
      <p>
        <Link to={paths.account.path}>{t("confirm.change")}</Link>
      </p>
    </>
  );
}

function useRequest({ family }: Price, { onClose, onDone }: Omit<ConfirmRequestProps, "price">) {
  const cache = useQueryClient();
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const [idempotencyKey] = useState(uuid);
  const send = async () => {
    setState("busy");
    try {
      const metaData = [{ field: "family", value: String(family) }];
      const { createBusinessOfferRequest: asked } = await query(
        RequestCyberprotect,
        { metaData },
        { silent: true, idempotencyKey },
      );
      await cache.invalidateQueries(cyberprotect);
      // For a customer who cannot conclude contracts, a notice above the offers tells so.
      if (asked.state === "NEW") onDone();
      else onClose();
    } catch (error) {
      setState("failed");
      // Another tab has already requested it; the offers show so.
      if (!(error instanceof ApiProblem) || error.code !== "CONFLICT") return;
      await cache.invalidateQueries(cyberprotect);
      onClose();
    }
  };
  return { state, send };
}
