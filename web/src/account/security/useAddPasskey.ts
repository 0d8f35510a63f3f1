import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { graphql, query } from "../../core/http/api.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { deviceOf } from "../../core/technical-information.ts";
import { useConfirmation } from "../../parts/useConfirmation.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { useDeviceWords } from "./device-words.ts";
import { securityKey } from "./security.ts";

const PreparePasskey = graphql(`
  mutation PreparePasskey {
    preparePasskey
  }
`);
const AddPasskey = graphql(`
  mutation AddPasskey($name: String!, $credential: String!) {
    addPasskey(name: $name, credential: $credential)
  }
`);

/** Creates a passkey on this device, after confirmation with a one-time code. */
export function useAddPasskey() {
  const t = useTexts("security");
  const cache = useQueryClient();
  const confirmation = useConfirmation();
  const wordsFor = useDeviceWords();
  const adding = useMutation({
    mutationFn: async () => {
      const prepared = await confirmation.run((options) => query(PreparePasskey, {}, options));
      if (!prepared) return false;
      // oxlint-disable-next-line typescript/no-unsafe-assignment -- the API builds it for this call
      const optionsJSON: PublicKeyCredentialCreationOptionsJSON = JSON.parse(
        prepared.preparePasskey,
      );
      // Few customers create one, so its code is loaded on demand.
      const { startRegistration } = await import("@simplewebauthn/browser");
      const credential = JSON.stringify(await startRegistration({ optionsJSON }));
      const name = wordsFor(deviceOf(navigator.userAgent));
      await query(AddPasskey, { name, credential }, { handles: ["INVALID", "CONFLICT"] });
      return true;
    },
    onSuccess: (isAdded) => {
      if (isAdded) toast(t("passkeys.added"));
    },
    onSettled: () => cache.invalidateQueries({ queryKey: securityKey }),
  });
  return { ...adding, isSupported: useIsSupported(), dialog: confirmation.dialog };
}

/** The server cannot know it, and assumes support, which nearly every browser has. */
function useIsSupported(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => "PublicKeyCredential" in globalThis,
    () => true,
  );
}
