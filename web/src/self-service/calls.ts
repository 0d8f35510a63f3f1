import type { OrderCard } from "@portal/model/cards.ts";
import type {
  AuthMode,
  SelfServiceInsured,
  SentTo,
} from "@portal/model/self-service/self-service.ts";
import { report } from "../core/errors/errors.ts";
import { ApiProblem, get, isThere, post } from "../core/http/api.ts";

const service = "insurance-card";
/** Failures are shown in place; a visitor without an account is not redirected to the login. */
const options = { silent: true, background: true, anonymous: true };

export interface Identity {
  insuredNumber: string;
  birthdate: string;
}

export const identify = (identity: Identity, authMode: AuthMode) =>
  post<SentTo>("/v1/self-service/identify", { ...identity, service, authMode }, options);

export const giveCode = (insuredNumber: string, otp: string) =>
  post("/v1/self-service/otp", { service, insuredNumber, otp }, options);

export const giveLink = (token: string, elsewhere: boolean) =>
  post("/v1/self-service/link", { service, token, elsewhere }, options);

export const readInsured = () => get<SelfServiceInsured>("/v1/self-service/insured", options);

export const isPending = () => isThere(`/v1/self-service/${service}?status=pending`, options);

export const listInsurers = () =>
  get<Record<string, string>>("/v1/self-service/veka/insurers", options);

export const replaceCard = (order: OrderCard) =>
  post("/v1/self-service/veka/replace", order, options);

/** Ends the session. If the request fails, the session expires by itself. */
export const logout = () => get("/v1/self-service/logout", options).catch(report);

export type ErrorCardName =
  | "SERVICE_NOT_FOUND"
  | "TOO_MANY_IDENTIFICATION_TRY"
  | "IDENTIFICATION_FAILED"
  | "LINK_ERROR"
  | "TECHNICAL_ERROR"
  | "PENDING"
  | "LOCKED"
  | "UNAVAILABLE";

/** The card of a failure. Unexpected failures are also reported. */
export function errorCardOf(error: unknown): ErrorCardName {
  if (error instanceof ApiProblem) {
    const { code, status, fields, details } = error;
    if (code === "TOO_MANY_IDENTIFICATION_TRY" || status === 503)
      return "TOO_MANY_IDENTIFICATION_TRY";
    if (code === "IDENTIFICATION_FAILED" || status === 401) return "IDENTIFICATION_FAILED";
    if (code === "LINK_ERROR") return "LINK_ERROR";
    if (code === "LOCKED") return details["closed"] === true ? "UNAVAILABLE" : "LOCKED";
    if (code === "CONFLICT") return "PENDING";
    if (fields["service"]) return "SERVICE_NOT_FOUND";
  }
  report(error);
  return "TECHNICAL_ERROR";
}

/** The reference of a failure for the support, if it has one. */
export function referenceOf(error: unknown): string | undefined {
  return error instanceof ApiProblem ? error.shortId : undefined;
}
