import { randomBytes } from "node:crypto";
import {
  TERMINAL_CODE_SECONDS,
  type TerminalCode,
  type TerminalSignIn,
} from "@portal/model/desk/session.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import { type DeskCall, deskAct } from "../call.ts";
import type { DoorParts } from "../door-parts.ts";
import { hashOf, newToken } from "./cookie.ts";
import { noteSignIn } from "./sign-in.ts";

/** Letters and digits that are told apart when they are typed: 20 of 32 signs are 100 bits. */
const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const LENGTH = 20;

/** A code with which the person signs a terminal in. The earlier one of this session is void. */
export function newTerminalCode(call: DeskCall): Promise<TerminalCode> {
  return deskAct(call, {}, async ({ db, note }) => {
    const code = [...randomBytes(LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join("");
    const expiresAt = new Date(call.machineClock.now().getTime() + TERMINAL_CODE_SECONDS * 1000);
    const { rows } = await raw<{ isAdded: boolean }>`
      select add_terminal_code(${call.tokenHash}, ${hashOf(code)}, ${expiresAt}) as "isAdded"`.execute(
      db,
    );
    if (rows[0]?.isAdded !== true)
      throw new Problem("FORBIDDEN", { errorCodes: ["terminalSession"] });
    await note({ action: "desk terminal code" });
    const shown = code.match(/.{5}/g)?.join("-") ?? code;
    return { code: shown, expiresAt: expiresAt.toISOString() };
  });
}

/** Opens a session of a terminal. It has the rights of the person, and ends with the session that showed the code. */
export async function signTerminalIn(
  { identity }: Pick<DoorParts, "identity">,
  { code }: TerminalSignIn,
): Promise<{ token: string }> {
  const token = newToken();
  const { rows } = await identity.query<{ sessionId: string; staffId: string; name: string }>(
    `select session_id as "sessionId", staff_id as "staffId", name from open_terminal($1, $2)`,
    [hashOf(code), hashOf(token)],
  );
  const [opened] = rows;
  if (!opened) {
    await noteSignIn({ identity }, undefined, "desk sign-in refused");
    throw new Problem("UNAUTHENTICATED", { errorCodes: ["terminalCode"] });
  }
  const { sessionId, staffId: id, name } = opened;
  await noteSignIn({ identity }, { id, name }, "desk terminal sign-in", sessionId);
  return { token };
}
