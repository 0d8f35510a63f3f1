import type { CommandArguments } from "../command.ts";
import { bookCommands } from "./book-commands.ts";
import { caseCommands } from "./case-commands.ts";
import { customerCommands } from "./customer-commands.ts";
import type { DeskCommand } from "./desk-command.ts";
import { openPrompt, type Prompt } from "./prompt.ts";
import { signedInDoor, signIn, signOut } from "./sign-in.ts";

type Words = Pick<DeskCommand, "usage" | "about" | "texts" | "switches">;

const sessionCommands: Record<"desk sign-in" | "desk sign-out", Words> = {
  "desk sign-in": {
    usage: "[--email EMAIL] [--url ADDRESS]",
    about:
      "signs you in as a member of staff, by your password and your authenticator, for the commands that begin with desk",
    texts: ["email", "url"],
  },
  "desk sign-out": { usage: "", about: "ends your session on this machine" },
};

const actCommands: Record<string, DeskCommand> = {
  ...customerCommands,
  ...caseCommands,
  ...bookCommands,
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
