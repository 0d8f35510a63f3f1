import { expect, test } from "vitest";
import { ApiProblem, type RequestOptions } from "../../core/http/api.ts";
import type { PendingAct } from "./pending-act.ts";
import { runConfirmed } from "./run-confirmed.ts";

const challenge = {
  id: "0b0e0c3e-7c2a-4a52-9d0a-2f9b8f3f0a11",
  channel: "SMS",
  recipient: "+41 ••• ••• 12",
  resendSeconds: 30,
  otherRecipient: null,
  hasRecoveryCodes: false,
  passkey: null,
};
const needed = () => new ApiProblem(428, { code: "CONFIRMATION_NEEDED", challenge });
const refused = (reason: string, triesLeft: number) =>
  new ApiProblem(403, { code: "CONFIRMATION_REFUSED", reason, triesLeft });

/** A request with these responses, in order; a thrown error is a response too. */
function anAct(...answers: unknown[]) {
  const sent: RequestOptions[] = [];
  const shown: (PendingAct | undefined)[] = [];
  const result = runConfirmed(
    async (options) => {
      sent.push(options);
      const answer = answers[sent.length - 1];
      if (answer instanceof Error) throw answer;
      return answer;
    },
    {
      handles: ["CONFLICT"],
      show: (pending) => shown.push(pending),
      keyOf: (code) => `key ${code}`,
    },
  );
  const waiting = async () => {
    await expect.poll(() => shown.at(-1)?.kind).toBe("waiting");
    const pending = shown.at(-1);
    if (pending?.kind !== "waiting") throw new Error("Nothing waits for a code.");
    return pending;
  };
  return { result, sent, shown, waiting };
}

test("an act that needs no code is sent once and shows nothing", async () => {
  const { result, sent, shown } = anAct("done");
  expect(await result).toBe("done");
  expect(sent.map(({ confirmation }) => confirmation)).toEqual([undefined]);
  expect(shown).toEqual([undefined]);
});

test("an act that needs a code is sent again with it, under a key of its own", async () => {
  const { result, sent, shown, waiting } = anAct(needed(), "done");
  expect(await (await waiting()).confirm("123456")).toBeUndefined();
  expect(await result).toBe("done");
  expect(sent[1]).toMatchObject({
    confirmation: { id: challenge.id, code: "123456" },
    idempotencyKey: `key ${challenge.id} 123456`,
  });
  expect(shown.at(-1)).toBeUndefined();
});

test("a new number is asked for a code of its own after the first one, and a passkey stands for a code", async () => {
  const second = { ...challenge, id: "5c8f3d0e-9d1a-4f57-8f0e-0f6f3f1d2b22" };
  const again = new ApiProblem(428, { code: "CONFIRMATION_NEEDED", challenge: second });
  const { result, sent, shown, waiting } = anAct(needed(), again, "done");
  expect(await (await waiting()).confirm("e30", "passkey")).toBeUndefined();
  expect(sent[1]?.confirmation).toEqual({ id: challenge.id, code: "e30", means: "passkey" });
  expect(shown.at(-1)).toMatchObject({ kind: "waiting", challenge: { id: second.id } });
  await (await waiting()).confirm("654321");
  expect(sent[2]?.confirmation).toEqual({ id: second.id, code: "654321" });
  expect(await result).toBe("done");
});

test("a wrong code says so and leaves the act waiting", async () => {
  const { result, waiting } = anAct(needed(), refused("WRONG", 4), "done");
  const { confirm } = await waiting();
  expect(await confirm("000000")).toEqual({ reason: "WRONG", triesLeft: 4 });
  await confirm("123456");
  expect(await result).toBe("done");
});

test.each([
  ["a lost connection", new TypeError("Failed to fetch")],
  ["a fault of ours", new ApiProblem(500, { code: "UNEXPECTED" })],
  ["a busy portal", new ApiProblem(503, { code: "UNAVAILABLE" })],
])(
  "%s leaves the code where it was typed, and the same request is sent again",
  async (_, error) => {
    const { result, sent, waiting } = anAct(needed(), error, "done");
    const { confirm } = await waiting();
    expect(await confirm("123456")).toBeUndefined();
    await confirm("123456");
    expect(await result).toBe("done");
    expect(sent[2]?.idempotencyKey).toBe(sent[1]?.idempotencyKey);
  },
);

test("what the act itself is refused for goes to the caller, with a code and without", async () => {
  const conflict = new ApiProblem(409, { code: "CONFLICT" });
  await expect(anAct(conflict).result).rejects.toBe(conflict);
  const { result, waiting, shown } = anAct(needed(), conflict);
  const outcome = result.catch((error: unknown) => error);
  await (await waiting()).confirm("123456");
  expect(await outcome).toBe(conflict);
  expect(shown.at(-1)).toBeUndefined();
});

test("a customer who gives up gets nothing back, and one who asked too often is told", async () => {
  const { result, waiting } = anAct(needed());
  (await waiting()).cancel();
  expect(await result).toBeUndefined();
  const tooMany = anAct(new ApiProblem(429, { code: "TOO_MANY_REQUESTS" }));
  await expect.poll(() => tooMany.shown.at(-1)?.kind).toBe("tooMany");
});
