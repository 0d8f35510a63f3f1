import type { Area } from "../insurer/area-description.ts";
import { anyDocumentTemplate } from "../insurer/papers/document-template.ts";
import { anyKind } from "../insurer/requests/kinds.ts";
import { damagePaper } from "./damage-paper.ts";
import { damageRequest } from "./damage-request.ts";
import { damageRest } from "./damage.rest.ts";
import { damageReceived, damageTreated } from "./messages.ts";
import { settlementLetter } from "./settlement-letter.ts";

export const damageArea: Area = {
  rest: [damageRest],
  requests: [anyKind(damageRequest)],
  messages: [damageReceived, damageTreated],
  documents: [anyDocumentTemplate(damagePaper), anyDocumentTemplate(settlementLetter)],
};
