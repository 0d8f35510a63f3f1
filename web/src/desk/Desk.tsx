import { useQueryClient } from "@tanstack/react-query";
import { createElement, lazy, useEffect } from "react";
import { ErrorBoundary, type FallbackProps } from "../core/errors/ErrorBoundary.tsx";
import { useQuery } from "../core/http/useQuery.ts";
import { Boundary } from "../core/hydration.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { useLocation } from "../core/routing/router.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../ui/feedback/ListSkeleton.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import styles from "./Desk.module.css";
import { whenSignedOut } from "./http/desk-api.ts";
import { placeAt, places } from "./places.ts";
import { forgetSession, loadSession, SessionContext, sessionKey, useStaff } from "./session.ts";
import { Shell } from "./shell/Shell.tsx";
import { SignInScreen } from "./sign-in/SignInScreen.tsx";

const screens = new Map(places.map((place) => [place.path, lazy(place.load)]));

/** The desk: the sign-in until there is a session, then the shell with the room of the address. */
export function Desk() {
  const t = useTexts("desk");
  const cache = useQueryClient();
  const session = useQuery({ queryKey: sessionKey, queryFn: loadSession, staleTime: Infinity });
  useEffect(() => whenSignedOut(() => forgetSession(cache)), [cache]);
  if (session.isPending) return <ListSkeleton />;
  if (session.isError) return <Failed text={t("failed")} onRetry={() => void session.refetch()} />;
  if (!session.data) return <SignInScreen />;
  return (
    <SessionContext value={session.data}>
      <Shell>
        <Room />
      </Shell>
    </SessionContext>
  );
}

function Room() {
  const t = useTexts("desk");
  const { path } = useLocation();
  const { rights } = useStaff();
  const first = places.find(({ right }) => rights.includes(right));
  const asked = placeAt(path);
  // The first address is that of requests, which not every role has.
  const place = path === "/" && asked && !rights.includes(asked.right) ? first : asked;
  const screen = place && rights.includes(place.right) ? screens.get(place.path) : undefined;
  if (!screen)
    return (
      <div className={styles.message}>
        <h1>{t("notHere.title")}</h1>
        <Notice kind="info">
          <p>{t("notHere.text")}</p>
        </Notice>
      </div>
    );
  return (
    <ErrorBoundary key={place?.path} fallback={RoomFailed}>
      <Boundary fallback={<ListSkeleton />}>{createElement(screen)}</Boundary>
    </ErrorBoundary>
  );
}

function RoomFailed({ reset }: FallbackProps) {
  const t = useTexts("desk");
  return <Failed text={t("failed")} onRetry={reset} />;
}
