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

/** Creates recovery codes, which replace earlier ones, and shows them once; the caller renders `dialog`. */
export function useRecoveryCodes(): { make: () => void; isPending: boolean; dialog: ReactNode } {
  const [codes, setCodes] = useState<readonly string[]>();
  // The codes are shown once, so the dialog is prefetched before they are created.
  useEffect(() => void CodesDialog.preload?.(), []);
  const making = useSecurityAct(
    // Without an idempotency key, because the server must not store a response with these codes.
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
