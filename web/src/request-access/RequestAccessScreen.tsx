import { useSuspenseQuery } from "@tanstack/react-query";
import type { AccessWay, RequestAccess } from "@portal/model/request-access/request-access.ts";
import { maskedPhone } from "@portal/model/request-access/request-access.ts";
import { useState } from "react";
import { configuration } from "../core/configuration.ts";
import { useEnvironment } from "../core/environment.ts";
import { publicFlags } from "../core/public-flags.ts";
import { paths } from "../core/routing/paths.ts";
import { navigate } from "../core/routing/router.tsx";
import { usePreload } from "../ui/feedback/lazy-part.tsx";
import { askByLetter, startOnboarding } from "./calls.ts";
import { FormPage } from "./form/FormPage.tsx";
import { forgetOnboarding, keepNumber, keepOnboarding, keptOnboarding } from "./kept.ts";
import { ScanCard, ScanPage } from "./scan/ScanPage.tsx";

/** The request for access: the form, or the QR code page if the digital way was chosen. */
export function RequestAccessScreen() {
  const { kept } = useEnvironment();
  const { data: flags } = useSuspenseQuery(publicFlags);
  const [started, setStarted] = useState(() => keptOnboarding(kept));
  const [typed, setTyped] = useState<RequestAccess>();
  const [way, setWay] = useState<AccessWay>();
  usePreload(ScanCard);

  const begin = async (asked: RequestAccess) => {
    const onboarding = {
      ...(await startOnboarding(asked)),
      insuredNumber: String(asked.insuredNumber),
      maskedPhone: maskedPhone(asked.phone),
    };
    keepOnboarding(onboarding);
    setStarted(onboarding);
  };
  const send = async (asked: RequestAccess) => {
    setTyped(asked);
    keepNumber(asked.insuredNumber);
    if (asked.way === "DIGITAL") return begin(asked);
    await askByLetter(asked);
    forgetOnboarding();
    navigate(paths.requestAccessSuccess.path);
  };
  const leave = (next?: AccessWay) => {
    forgetOnboarding();
    setWay(next);
    setStarted(undefined);
  };

  const isDigitalOffered = configuration().hasIdentityCheck && flags.has("PXL_VISION");
  if (started && isDigitalOffered)
    return (
      <ScanPage
        key={started.id}
        started={started}
        onAgain={() => (typed ? begin(typed) : leave("DIGITAL"))}
        onPaper={() => (typed ? send({ ...typed, way: "PAPER" }) : leave("PAPER"))}
        onReady={() => {
          forgetOnboarding();
          navigate(paths.requestAccessDigitalSuccess.path);
        }}
      />
    );
  return <FormPage isDigitalOffered={isDigitalOffered} way={way} typed={typed} onSend={send} />;
}
