import type { ClientConfiguration } from "@portal/model/portal/client.ts";
import { tokenIn } from "./token.ts";

const defaultPersona = "camille@example.ch";

/** A real session for a demonstration person, chosen by `?as=`; only the development server grants it. */
export async function openDevelopmentSession({ environment }: ClientConfiguration): Promise<void> {
  if (environment !== "local") return;
  const url = new URL(location.href);
  const persona = url.searchParams.get("as");
  if (!persona && tokenIn(document.cookie)) return;
  await fetch(`/dev/session?as=${encodeURIComponent(persona ?? defaultPersona)}`, {
    method: "POST",
  });
  sessionStorage.clear();
  url.searchParams.delete("as");
  history.replaceState(history.state, "", url);
}
