import { useTexts } from "../../core/language/i18n.tsx";
import { PendingChange } from "../PendingChange.tsx";
import { AddressLines } from "./AddressLines.tsx";
import { type PendingRequest, postals } from "./postal-addresses.ts";

interface PendingMoveProps {
  insuredNumber: number;
  request: PendingRequest;
}

export function PendingMove({ insuredNumber, request }: PendingMoveProps) {
  const t = useTexts("addresses");
  return (
    <PendingChange
      request={request}
      queryKey={postals(insuredNumber).queryKey}
      title={t("postal.pending")}
    >
      {request && <AddressLines details={request.details} />}
    </PendingChange>
  );
}
