import { findChromium } from "../../scripts/browsers/chromium.ts";
import { loadTool } from "../tools.ts";

interface Cookie {
  name: string;
  value: string;
  url: string;
  httpOnly?: boolean;
}

interface ChromeLauncher {
  launch: (options: object) => Promise<{ port: number; kill: () => void }>;
}

/** A headless browser for Lighthouse with these cookies. */
export async function openBrowser(cookies: readonly Cookie[]) {
  const chromePath = await findChromium();
  if (!chromePath) throw new Error("No Chromium was found: run `npm test`, which installs one.");
  const { launch } = await loadTool<ChromeLauncher>("chrome-launcher");
  const chrome = await launch({
    chromePath,
    logLevel: "error",
    chromeFlags: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic"],
  });
  await setCookies(chrome.port, cookies);
  return chrome;
}

/** Sets cookies through the debugging protocol, because the page must be able to read one of them. */
async function setCookies(port: number, cookies: readonly Cookie[]): Promise<void> {
  const about = await fetch(`http://127.0.0.1:${port}/json/version`);
  const { webSocketDebuggerUrl } = (await about.json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  const answered = new Promise<MessageEvent<string>>((resolve) =>
    socket.addEventListener("message", resolve, { once: true }),
  );
  socket.send(JSON.stringify({ id: 1, method: "Storage.setCookies", params: { cookies } }));
  const answer = JSON.parse((await answered).data) as { error?: { message: string } };
  socket.close();
  if (answer.error) throw new Error(`The cookies were refused: ${answer.error.message}`);
}
