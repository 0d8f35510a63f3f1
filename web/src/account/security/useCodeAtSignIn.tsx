import { useState } from "react";
import { graphql, query } from "../../core/http/api.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Button } from "../../ui/layout/Button.tsx";
import { useSecurity } from "./security.ts";
import { useRecoveryCodes } from "./useRecoveryCodes.tsx";
import { useSecurityAct } from "./useSecurityAct.tsx";

const SetCodeAtSignIn = graphql(`
  mutation SetCodeAtSignIn($isOn: Boolean!) {
    setCodeAtSignIn(isOn: $isOn)
  }
`);

/** Turns the code after the password on or off; an account without recovery codes is then offered some. */
export function useCodeAtSignIn() {
  const t = useTexts("security");
  const asked = useSecurity();
  const [isOffered, setOffered] = useState(false);
  const recovery = useRecoveryCodes();
  const change = useSecurityAct(
    (isOn: boolean, options) => query(SetCodeAtSignIn, { isOn }, options),
    ({ setCodeAtSignIn: isOn }) => {
      toast(t(isOn ? "code.turnedOn" : "code.turnedOff"));
      setOffered(isOn && asked.data?.recoveryCodesLeft === 0);
    },
  );
  const accept = () => {
    setOffered(false);
    recovery.make();
  };
  const dialogs = (
    <>
      {change.dialog}
      {recovery.dialog}
      {isOffered && (
        <Dialog
          title={t("code.offerTitle")}
          onClose={() => setOffered(false)}
          actions={
            <>
              <Button variant="secondary" onClick={() => setOffered(false)}>
                {t("code.offerLater")}
              </Button>
              <Button onClick={accept}>{t("recovery.make")}</Button>
            </>
          }
        >
          <p>{t("code.offerText")}</p>
        </Dialog>
      )}
    </>
  );
  return { turn: change.mutate, isPending: change.isPending, dialogs };
}
