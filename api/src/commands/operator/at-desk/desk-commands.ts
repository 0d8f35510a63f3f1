import type { CommandArguments } from "../command.ts";
import { accountCommands } from "./account-commands.ts";
import { bookCommands } from "./book-commands.ts";
import { caseCommands } from "./case-commands.ts";
import { customerCommands } from "./customer-commands.ts";
import type { DeskCommand } from "./desk-command.ts";
import { messageCommands } from "./message-commands.ts";
import { publishCommands } from "./publish-commands.ts";
import { openPrompt, type Prompt } from "./prompt.ts";
import { signedInDoor, signIn, signOut } from "./sign-in.ts";

type Words = Pick<DeskCommand, "usage" | "about" | "texts" | "switches">;

const sessionCommands: Record<"desk sign-in" | "desk sign-out", Words> = {
  "desk sign-in": {
    usage: "[--email EMAIL | --code] [--url ADDRESS]",
    about:
      "signs you in as a member of staff for the commands that begin with desk: by your password and your authenticator, or by a code of the desk in your browser, with --code and where an identity provider signs staff in",
    texts: ["email", "url"],
    switches: ["code"],
  },
  "desk sign-out": { usage: "", about: "ends your session on this machine" },
};

const actCommands: Record<string, DeskCommand> = {
  ...customerCommands,
  ...caseCommands,
  ...messageCommands,
  ...accountCommands,
  ...bookCommands,
  ...publishCommands,
};

/** The commands of a signed-in member of staff. They ask the desk's door and never open the database. */
export const deskCommands: Readonly<Record<string, Words>> = { ...sessionCommands, ...actCommands };

export async function runAtDesk(
  name: string,
  given: CommandArguments,
  env: NodeJS.ProcessEnv,
  asked?: Prompt,
): Promise<string[]> {
  const command = actCommands[name];
  if (command) return command.run(signedInDoor(env), given);
  if (name === "desk sign-out") return signOut({ env });
  if (asked) return signIn({ env, prompt: asked }, given);
  const terminal = openPrompt();
  try {
    return await signIn({ env, prompt: terminal.prompt }, given);
  } finally {
    terminal.close();
  }
}
