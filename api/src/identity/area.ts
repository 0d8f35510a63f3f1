import type { Area } from "../insurer/area-description.ts";
import { proofCode } from "./activation/messages.ts";
import { passwordChanged, signInsRefused } from "./messages.ts";
import { resetLink } from "../insurer/sign-in/reset-link.ts";
import { passwordReset } from "./account-recovery/messages.ts";

export const identityArea: Area = {
  messages: [passwordChanged, signInsRefused, resetLink, passwordReset, proofCode],
};
