import type {
  DemonstrationPost,
  SimulatedCheck,
} from "@portal/model/request-access/demonstration.ts";
import type {
  OnboardingState,
  RequestAccess,
  StartedOnboarding,
} from "@portal/model/request-access/request-access.ts";
import { get, post } from "../core/http/api.ts";

/** Visitors are not signed in: a failure is shown in place and does not redirect to the login. */
const open = { anonymous: true, background: true, silent: true };

type Person = Pick<RequestAccess, "insuredNumber" | "birthdate" | "email" | "phone">;

export const askByLetter = ({ phone: phoneNumber, ...person }: Person) =>
  post("/v1/extranaute", { ...personOf(person), phoneNumber, typeInitialSend: "PAPER" }, open);

export const startOnboarding = ({ phone, ...person }: Person) =>
  post<StartedOnboarding>("/v1/onboarding-digital", { ...personOf(person), phone }, open);

function personOf({ insuredNumber, birthdate, email }: Omit<Person, "phone">) {
  return { insuredNumber, birthdate, email };
}

export const readOnboarding = (of: Pick<StartedOnboarding, "id" | "transactionCode">) =>
  get<OnboardingState>(
    `/v1/onboarding-digital?${new URLSearchParams({ id: of.id, transactionCode: of.transactionCode }).toString()}`,
    open,
  );

export const simulateCheck = (check: SimulatedCheck) =>
  post("/v1/demonstration/identity-checks", check, open);

export const readPost = (insuredNumber: string) =>
  get<DemonstrationPost[]>(
    `/v1/demonstration/post?${new URLSearchParams({ insuredNumber }).toString()}`,
    open,
  );
