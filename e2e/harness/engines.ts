import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { enginePrograms, hasFirefox, hasWebKit } from "../../scripts/browsers/engine-programs.ts";
import { freePort } from "./free-port.ts";

/** A cookie in Playwright's format. */
export interface EngineCookie {
  name: string;
  value: string;
  httpOnly?: boolean;
}

/** A window of another browser: only the features that the journeys in Firefox and WebKit need. */
export interface Engine {
  readonly name: string;
  goto(url: string): Promise<void>;
  setCookies(url: string, cookies: readonly EngineCookie[]): Promise<void>;
  /** The value of an expression in the page; promises are awaited. */
  evaluate(expression: string): Promise<unknown>;
  /** A real mouse press at a point of the window. */
  press(point: { x: number; y: number }): Promise<void>;
  type(text: string): Promise<void>;
  /** A picture of the window, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** The installed ones of the two; `npm run test:long` installs both on Debian. */
export const engines = {
  firefox: hasFirefox() ? openFirefox : undefined,
  webkit: hasWebKit() ? openWebKit : undefined,
};

/** Firefox uses WebDriver BiDi over its own socket. */
async function openFirefox(size: { width: number; height: number }): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "portal-firefox-"));
  const port = await freePort();
  const child = spawn(
    enginePrograms.firefox,
    ["--headless", "--no-remote", `--remote-debugging-port=${port}`, "--profile", profile],
    { stdio: "ignore", env: { ...process.env, HOME: profile } },
  );
  const bidi = await connectBidi(`ws://127.0.0.1:${port}/session`);
  await bidi("session.new", { capabilities: {} });
  const tree = await bidi("browsingContext.getTree", {});
  const context = read(tree, "contexts", 0, "context");
  await bidi("browsingContext.setViewport", { context, viewport: size });
  const act = (actions: unknown[]) => bidi("input.performActions", { context, actions });
  return {
    name: "Firefox",
    goto: async (url) =>
      void (await bidi("browsingContext.navigate", { context, url, wait: "complete" })),
    async setCookies(url, cookies) {
      for (const { name, value, httpOnly = false } of cookies) {
        const cookie = {
          name,
          value: { type: "string", value },
          domain: new URL(url).hostname,
          path: "/",
          httpOnly,
          sameSite: "strict",
        };
        await bidi("storage.setCookie", { cookie });
      }
    },
    async evaluate(expression) {
      const wrapped = `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`;
      const answer = await bidi("script.evaluate", {
        expression: wrapped,
        target: { context },
        awaitPromise: true,
      });
      if (read(answer, "type") === "exception")
        throw new Error(`In Firefox: ${String(read(answer, "exceptionDetails", "text"))}`);
      return JSON.parse(String(read(answer, "result", "value")));
    },
    press: async ({ x, y }) =>
      void (await act([{ type: "pointer", id: "mouse", actions: pressAt(x, y) }])),
    type: async (text) => void (await act([{ type: "key", id: "keys", actions: keysOf(text) }])),
    picture: async () =>
      Buffer.from(
        String(read(await bidi("browsingContext.captureScreenshot", { context }), "data")),
        "base64",
      ),
    async close() {
      await bidi("browser.close", {}).catch(() => {});
      await ended(child);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** WebKit for GTK, Safari's engine, uses classic WebDriver; it needs a screen, which Xvfb provides. */
async function openWebKit({ width, height }: { width: number; height: number }): Promise<Engine> {
  const display = `:${90 + (process.pid % 400)}`;
  const screen = spawn(
    enginePrograms.screen,
    [display, "-screen", "0", `${width}x${height + 80}x24`],
    {
      stdio: "ignore",
    },
  );
  const port = await freePort();
  const driver = spawn(enginePrograms.webkit, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
  });
  const call = webDriverAt(`http://127.0.0.1:${port}`);
  await untilItAnswers(() => call("GET", "/status"));
  const session = await call("POST", "/session", { capabilities: { alwaysMatch: {} } });
  const at = `/session/${String(read(session, "sessionId"))}`;
  await call("POST", `${at}/window/rect`, { x: 0, y: 0, width, height });
  const act = (actions: unknown[]) => call("POST", `${at}/actions`, { actions });
  return {
    name: "WebKit",
    goto: async (url) => void (await call("POST", `${at}/url`, { url })),
    async setCookies(url, cookies) {
      await call("POST", `${at}/url`, { url });
      for (const { name, value, httpOnly = false } of cookies) {
        await call("POST", `${at}/cookie`, {
          cookie: { name, value, path: "/", httpOnly, sameSite: "Strict" },
        });
      }
    },
    async evaluate(expression) {
      const script = `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done(value ?? null), (error) => done(String(error)));`;
      return call("POST", `${at}/execute/async`, { script, args: [] });
    },
    press: async ({ x, y }) =>
      void (await act([
        {
          type: "pointer",
          id: "mouse",
          parameters: { pointerType: "mouse" },
          actions: pressAt(x, y),
        },
      ])),
    type: async (text) => void (await act([{ type: "key", id: "keys", actions: keysOf(text) }])),
    picture: async () => Buffer.from(String(await call("GET", `${at}/screenshot`)), "base64"),
    async close() {
      await call("DELETE", at).catch(() => {});
      await ended(driver);
      await ended(screen);
    },
  };
}

function webDriverAt(base: string) {
  return async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const init = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const answer: unknown = await (await fetch(`${base}${path}`, init)).json();
    const value = read(answer, "value");
    if (typeof value === "object" && value !== null && "error" in value) {
      throw new Error(`In WebKit: ${JSON.stringify(value)}`);
    }
    return value;
  };
}

function pressAt(x: number, y: number) {
  return [
    { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
}

function keysOf(text: string) {
  return Array.from(text).flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
}

type Ask = (method: string, params: Record<string, unknown>) => Promise<unknown>;

async function connectBidi(address: string): Promise<Ask> {
  const socket = await untilItAnswers(() => openSocket(address));
  const waiting = new Map<number, (answer: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const answer: unknown = JSON.parse(String(data));
    waiting.get(Number(read(answer, "id")))?.(answer);
  });
  let last = 0;
  return async (method, params) => {
    const id = ++last;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    waiting.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await promise;
    waiting.delete(id);
    if (read(answer, "type") === "error") throw new Error(`${method}: ${JSON.stringify(answer)}`);
    return read(answer, "result");
  };
}

function openSocket(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address);
  return new Promise((resolve, reject) => {
    socket.addEventListener("open", () => resolve(socket));
    socket.addEventListener("error", () => reject(new Error(`${address} does not answer`)));
  });
}

const patienceMs = 30_000;

async function untilItAnswers<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill();
  });
}

/** The value at a path of an answer, whose shape the protocol defines. */
function read(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}
