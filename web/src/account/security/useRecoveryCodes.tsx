import { Boundary } from "../../core/hydration.tsx";
import { type ReactNode, useEffect, useState } from "react";
import { graphql, query } from "../../core/http/api.ts";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { MissingDialog } from "../../ui/feedback/MissingPart.tsx";
import { useSecurityAct } from "./useSecurityAct.tsx";

const MakeRecoveryCodes = graphql(`
  mutation MakeRecoveryCodes {
    makeRecoveryCodes
  }
`);

interface CodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

const CodesDialog = lazyPart<CodesDialogProps>(
  async () => (await import("./CodesDialog.tsx")).CodesDialog,
  ({ codes: _codes, ...missing }) => <MissingDialog {...missing} />,
);

/** Makes recovery codes, in the place of those before, and shows them this once: `dialog` has to stand on the screen. */
export function useRecoveryCodes(): { make: () => void; isPending: boolean; dialog: ReactNode } {
  const [codes, setCodes] = useState<readonly string[]>();
  // They are shown this once: what shows them is there before they are made.
  useEffect(() => void CodesDialog.preload?.(), []);
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
        {codes && (
          <Boundary>
            <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />
          </Boundary>
        )}
      </>
    ),
  };
}
