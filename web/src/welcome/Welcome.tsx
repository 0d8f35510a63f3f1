import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useEnvironment } from "../core/environment.ts";
import { get, put } from "../core/http/api.ts";
import { useLanguage } from "../core/language/i18n.tsx";
import { type Portal, usePortal } from "../core/portal.tsx";
import { readCookie, writeCookie } from "../core/cookies.ts";
import { lazyPart, SilentFallback } from "../ui/feedback/lazy-part.tsx";
import type { NewsItem } from "./WhatsNewDialog.tsx";

const FirstConnectionDialog = lazyPart(
  async () => (await import("./FirstConnectionDialog.tsx")).FirstConnectionDialog,
  SilentFallback,
);
const WhatsNewDialog = lazyPart(
  async () => (await import("./WhatsNewDialog.tsx")).WhatsNewDialog,
  SilentFallback,
);

const Tour = lazyPart(async () => (await import("./Tour.tsx")).Tour, SilentFallback);

type WelcomeKind =
  | { kind: "first" }
  | { kind: "news"; items: readonly NewsItem[] }
  | { kind: "none" };

/** A session cookie, so that a second tab does not show it again. */
const saidMark = "welcome_said";
const silent = { silent: true };

/** Shown once per session: a welcome at the first visit, or the news since the last one; then the tour, if it is due. */
export function Welcome() {
  const portal = usePortal();
  const host = useEnvironment();
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(() => !readCookie(saidMark, host.cookies()));
  const { data: welcome } = useSuspenseQuery({
    queryKey: ["welcome", language],
    queryFn: () => (isOpen ? findWelcome(portal) : ({ kind: "none" } as const)),
    staleTime: Infinity,
  });
  const close = () => {
    writeCookie(saidMark, "1");
    setOpen(false);
    // Closing marks the news as seen; a reload does not.
    if (welcome.kind === "news") put("/v1/welcome", {}, silent).catch(() => undefined);
  };
  if (!isOpen || welcome.kind === "none") return <Tour />;
  if (welcome.kind === "first") return <FirstConnectionDialog onClose={close} />;
  return <WhatsNewDialog items={welcome.items} onClose={close} />;
}

/** The first visit of an affiliated adult takes precedence over news; news need their flag. */
async function findWelcome({ profile, flags }: Portal): Promise<WelcomeKind> {
  if (!profile.isAddressOwner) {
    const { first } = await get<{ first: boolean }>("/v1/extranaute/isFirstCnx", silent);
    if (first) return { kind: "first" };
  }
  if (!flags.has("WHATS_NEW")) return { kind: "none" };
  const answer = await get<{ welcomeInformationType: string }>("/v1/welcome", silent);
  if (answer.welcomeInformationType !== "WHATS_NEW") return { kind: "none" };
  const items = await get<readonly NewsItem[]>("/v1/informations/light?infoType=WHATSNEW", silent);
  return items.length > 0 ? { kind: "news", items } : { kind: "none" };
}
