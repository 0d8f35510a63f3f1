import type { Area } from "../insurer/area-description.ts";
import { anyKind } from "../insurer/requests/kinds.ts";
import {
  accidentsCoveredAgain,
  contractChangeDone,
  contractChangeReceived,
  proofAwaited,
  proofReceived,
} from "./messages.ts";
import { transferDone, transferReceived } from "./transfer-messages.ts";
import { contractChange } from "./treatment/contract-change.ts";
import { insurerTransfer } from "./treatment/insurer-transfer.ts";
import "./contract-changes.graphql.ts";
import "./mutation-proposal.graphql.ts";
import "./transfer-proposal.graphql.ts";
import "./transfer.graphql.ts";
import "./undo.graphql.ts";

export const contractChangesArea: Area = {
  requests: [anyKind(contractChange), anyKind(insurerTransfer)],
  messages: [
    contractChangeReceived,
    contractChangeDone,
    proofAwaited,
    proofReceived,
    accidentsCoveredAgain,
    transferReceived,
    transferDone,
  ],
};
