import type { CommandArguments } from "../command.ts";
import type { DeskDoor } from "./desk-door.ts";

/** A command that a member of staff runs with their own rights, by the desk's door. */
export interface DeskCommand {
  usage: string;
  about: string;
  texts?: readonly string[];
  switches?: readonly string[];
  run(door: DeskDoor, given: CommandArguments): Promise<string[]>;
}
