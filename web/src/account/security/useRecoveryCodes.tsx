import { type ReactNode, useState } from "react";
import { graphql, query } from "../../core/http/api.ts";
import { CodesDialog } from "./CodesDialog.tsx";
import { useSecurityAct } from "./useSecurityAct.tsx";

const MakeRecoveryCodes = graphql(`
  mutation MakeRecoveryCodes {
    makeRecoveryCodes
  }
`);

/** Makes recovery codes, in the place of those before, and shows them this once: `dialog` has to stand on the screen. */
export function useRecoveryCodes(): { make: () => void; isPending: boolean; dialog: ReactNode } {
  const [codes, setCodes] = useState<readonly string[]>();
  const making = useSecurityAct(
    // Without a key: an answer with these codes is kept nowhere.
    (_: undefined, { idempotencyKey: _key, ...options }) => query(MakeRecoveryCodes, {}, options),
    ({ makeRecoveryCodes }) => setCodes(makeRecoveryCodes),
  );
  return {
    make: () => making.mutate(undefined),
    isPending: making.isPending,
    dialog: (
      <>
        {making.dialog}
        {codes && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
      </>
    ),
  };
}
