import type { OrderCard } from "@portal/model/cards.ts";
import type {
  AuthMode,
  SelfServiceInsured,
  SentTo,
} from "@portal/model/self-service/self-service.ts";
import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from "react";
import { useEnvironment } from "../core/environment.ts";
import { ApiProblem, raiseError } from "../core/http/api.ts";
import { mobileDevice } from "../core/mobile.ts";
import { takeLinkToken, usedLinkToken } from "../core/routing/link-token.ts";
import { paths } from "../core/routing/paths.ts";
import { navigate } from "../core/routing/router.tsx";
import * as calls from "./calls.ts";

interface Identified {
  insured: SelfServiceInsured;
  insurers: Readonly<Record<string, string>>;
  /** The choices made before the review. */
  order?: OrderCard;
}

/** The stage of the order, from identification to the ordered card. */
export type Stage =
  | { at: "looking" }
  | { at: "identification" }
  | { at: "proof"; identity: calls.Identity; sent: SentTo; mode: AuthMode }
  | { at: "elsewhere"; token: string }
  | ({ at: "form" } & Identified)
  | ({ at: "confirmation"; order: OrderCard } & Identified)
  | { at: "sending" }
  | { at: "done" }
  | { at: "error"; card: calls.ErrorCardName; reference?: string | undefined; back?: Stage };

export type Order = ReturnType<typeof useOrder>;
type SetStage = Dispatch<SetStateAction<Stage>>;

export function useOrder() {
  const host = useEnvironment();
  const [stage, setStage] = useState<Stage>({ at: "looking" });
  const entry = entryOf(setStage);
  useArrival(entry, setStage);
  const mode: AuthMode = mobileDevice(host.device()) ? "LINK" : "OTP";
  return {
    stage,
    ...entry,
    ...identificationOf(entry, setStage, mode),
    ...orderOf(entry, setStage),
  };
}

/** The entries: an existing session, or the token of a link. */
function entryOf(setStage: SetStage) {
  /** A network failure opens the general error dialog, and all typed values are kept. */
  const fail = (error: unknown, back?: Stage) => {
    if (!(error instanceof ApiProblem)) {
      raiseError(error);
      return setStage((now) => back ?? (now.at === "looking" ? { at: "identification" } : now));
    }
    const card = calls.errorCardOf(error);
    if (card === "LINK_ERROR") return navigate(paths.selfServiceFailure.path, { replace: true });
    return setStage({
      at: "error",
      card,
      reference: calls.referenceOf(error),
      ...(back && { back }),
    });
  };
  const enter = async (insured: SelfServiceInsured) => {
    try {
      if (await calls.isPending()) return setStage({ at: "error", card: "PENDING" });
      setStage({ at: "form", insured, insurers: await calls.listInsurers() });
    } catch (error) {
      fail(error);
    }
  };
  return {
    fail,
    enter,
    enterIfIdentified: async () => {
      const insured = await calls.readInsured().catch(() => undefined);
      if (insured) await enter(insured);
      return insured !== undefined;
    },
    openLink: async (token: string, elsewhere: boolean) => {
      try {
        await calls.giveLink(token, elsewhere);
        await enter(await calls.readInsured());
      } catch (error) {
        if (error instanceof ApiProblem && error.code === "OTHER_BROWSER")
          setStage({ at: "elsewhere", token });
        else fail(error);
      }
    },
  };
}
type CardEntry = ReturnType<typeof entryOf>;

/** Continues with the link's token or the session. */
function useArrival({ openLink, enterIfIdentified }: CardEntry, setStage: SetStage): void {
  const arrive = useEffectEvent(async () => {
    // Repeated, because the address may have changed while the code of this screen was loading.
    takeLinkToken();
    const token = usedLinkToken();
    if (token) return openLink(token, false);
    if (!(await enterIfIdentified()))
      setStage((now) => (now.at === "looking" ? { at: "identification" } : now));
    return undefined;
  });
  // A link opened in the waiting tab changes only the fragment, without a reload.
  const follow = useEffectEvent(() => {
    takeLinkToken();
    const token = usedLinkToken();
    if (token) void openLink(token, false);
  });
  useEffect(() => {
    void arrive();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
}

function identificationOf({ fail, enter }: CardEntry, setStage: SetStage, mode: AuthMode) {
  return {
    /** Sends a code or a link; refusals of fields go to the form. */
    identify: async (identity: calls.Identity): Promise<void> => {
      try {
        const sent = await calls.identify(identity, mode);
        setStage({ at: "proof", identity, sent, mode });
      } catch (error) {
        if (isOfFields(error)) throw error;
        fail(error);
      }
    },
    /** Returns whether the code was right. */
    giveCode: async ({ insuredNumber }: calls.Identity, code: string): Promise<boolean> => {
      try {
        await calls.giveCode(insuredNumber, code);
        await enter(await calls.readInsured());
        return true;
      } catch (error) {
        if (error instanceof ApiProblem && error.code === "OTP_FAILED") return false;
        fail(error);
        return true;
      }
    },
    /** Ends the session and starts again. */
    restart: async (): Promise<void> => {
      await calls.logout();
      setStage({ at: "identification" });
    },
  };
}

function orderOf({ fail }: CardEntry, setStage: SetStage) {
  return {
    lookOver: (identified: Identified, order: OrderCard) =>
      setStage({ ...identified, at: "confirmation", order }),
    back: ({ insured, insurers, order }: Identified) =>
      setStage({ at: "form", insured, insurers, ...(order && { order }) }),
    send: async (confirmed: Identified & { order: OrderCard }): Promise<void> => {
      setStage({ at: "sending" });
      try {
        await calls.replaceCard(confirmed.order);
        setStage({ at: "done" });
        await calls.logout();
      } catch (error) {
        fail(error, { ...confirmed, at: error instanceof ApiProblem ? "form" : "confirmation" });
      }
    },
    resume: (to: Stage) => setStage(to),
  };
}

/** A refusal that names a field is shown at the field. */
function isOfFields(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false;
  return "insuredNumber" in error.fields || "birthdate" in error.fields;
}
