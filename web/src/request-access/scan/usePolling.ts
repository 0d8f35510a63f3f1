import { afterPoll, type NextStep, POLL_SECONDS } from "@portal/model/request-access/polling.ts";
import type {
  OnboardingStatus,
  StartedOnboarding,
} from "@portal/model/request-access/request-access.ts";
import { useEffect, useState } from "react";
import { ApiProblem } from "../../core/http/api.ts";
import { readOnboarding } from "../calls.ts";

interface Progress {
  status: OnboardingStatus | undefined;
  next: NextStep;
}

/** The status of the check: polled every five seconds while the page is visible, up to a limit. */
export function usePolling({
  id,
  transactionCode,
}: Pick<StartedOnboarding, "id" | "transactionCode">): Progress {
  const [progress, setProgress] = useState<Progress>({ status: "CREATED", next: "wait" });
  useEffect(() => {
    let polls = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    const plan = () => {
      clearTimeout(timer);
      if (!isOver && !document.hidden) timer = setTimeout(() => void poll(), POLL_SECONDS * 1000);
    };
    const poll = async () => {
      polls++;
      const status = await statusOf({ id, transactionCode });
      if (isOver) return;
      const next = status === "gone" ? "error" : afterPoll(status, polls);
      isOver = next !== "wait";
      setProgress((before) => ({
        status: status === "gone" ? before.status : (status ?? before.status),
        next,
      }));
      plan();
    };
    plan();
    document.addEventListener("visibilitychange", plan);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", plan);
    };
  }, [id, transactionCode]);
  return progress;
}

/** The status of a check: "gone" if the server does not know it, undefined if the request failed. */
async function statusOf(
  of: Pick<StartedOnboarding, "id" | "transactionCode">,
): Promise<OnboardingStatus | "gone" | undefined> {
  try {
    return (await readOnboarding(of)).status;
  } catch (error) {
    return error instanceof ApiProblem && error.status === 404 ? "gone" : undefined;
  }
}
