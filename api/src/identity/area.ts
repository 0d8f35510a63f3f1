import type { Area } from "../insurer/area-description.ts";
import { proofCode } from "./activation/messages.ts";
import { passwordChanged, signInsRefused } from "./messages.ts";
import { passwordReset, resetLink } from "./account-recovery/messages.ts";

export const identityArea: Area = {
  messages: [passwordChanged, signInsRefused, resetLink, passwordReset, proofCode],
};
