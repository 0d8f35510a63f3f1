import { readFileSync } from "node:fs";
import {
  NewVersion,
  ONLY_ITEM,
  OpenedPublication,
  publicationKinds,
  type PublicationName,
  isPublicationName,
  PublicationRows,
  publicationState,
} from "@portal/model/desk/publishing.ts";
import { StartProblem } from "../../../core/start-problem.ts";
import { type CommandArguments, optionalText, textOf, wrong } from "../command.ts";
import type { DeskCommand } from "./desk-command.ts";
import type { DeskDoor } from "./desk-door.ts";
import { saveFile } from "./save-file.ts";

const kinds = publicationKinds.join("|");

/** What is published: each kind has a JSON content of its own, which `desk publication` shows. */
export const publishCommands: Record<string, DeskCommand> = {
  "desk published": {
    usage: "NAME",
    about: `what is published of a kind, ${kinds}, with its state and who published it`,
    async run(door, given) {
      const [kind] = itemIn(given, 1);
      const { publications } = await door.ask(`/publications/${kind}`, PublicationRows);
      if (publications.length === 0) return ["Nothing."];
      const now = new Date();
      return publications.map((row) =>
        [
          row.item,
          publicationState(row, now),
          row.titles?.["fr"] ?? "",
          row.publishedBy === null ? "" : `${row.publishedBy}, ${row.publishedAt?.slice(0, 16)}`,
        ].join("  "),
      );
    },
  },
  "desk publication": {
    usage: "NAME ITEM [--version N] [--out PATH]",
    about:
      "the content of a publication as JSON, as it stands or of an earlier version, and its versions",
    texts: ["version", "out"],
    run: showPublication,
  },
  "desk publish": {
    usage: "NAME ITEM --file PATH [--seen MARK]",
    about:
      "publishes the JSON of a file as the next version; ITEM may be new. With --seen it is refused if a colleague published since",
    texts: ["file", "seen"],
    async run(door, given) {
      const [kind, item] = itemIn(given, 2);
      const content = jsonIn(textOf(given, "file"));
      const seen = optionalText(given, "seen") ?? (await markOf(door, kind, item));
      const body = NewVersion.parse({ seen, content });
      await door.send(addressOf(kind, item), { method: "PUT", body });
      return [`Published: ${kind} ${item}`];
    },
  },
};

async function showPublication(door: DeskDoor, given: CommandArguments): Promise<string[]> {
  const [kind, item] = itemIn(given, 2);
  const opened = await door.ask(addressOf(kind, item), OpenedPublication);
  const wanted = optionalText(given, "version");
  const version = opened.versions.find((one) => String(one.version) === wanted);
  if (wanted !== undefined && !version) throw wrong(`there is no version ${wanted}`);
  const json = JSON.stringify(version ? version.content : opened.content, null, 2);
  const out = optionalText(given, "out");
  return [
    `mark ${opened.seen}`,
    ...opened.versions.map((one) =>
      [`version ${one.version}`, one.publishedBy ?? "", one.publishedAt?.slice(0, 16) ?? ""].join(
        "  ",
      ),
    ),
    ...(out === undefined ? json.split("\n") : saveFile(out, Buffer.from(`${json}\n`))),
  ];
}

/** The mark of what stands; null for a new item. */
async function markOf(door: DeskDoor, kind: PublicationName, item: string): Promise<string | null> {
  const { publications } = await door.ask(`/publications/${kind}`, PublicationRows);
  if (!publications.some((row) => row.item === item)) return null;
  return (await door.ask(addressOf(kind, item), OpenedPublication)).seen;
}

function itemIn({ words }: CommandArguments, count: 1 | 2): [PublicationName, string] {
  const [kind = "", item = ONLY_ITEM] = words;
  if (!isPublicationName(kind)) throw wrong(`${kind || "the kind"} is none of ${kinds}`);
  if (words.length > count) throw wrong(`${words.slice(count).join(" ")} is not expected`);
  return [kind, item];
}

function addressOf(kind: PublicationName, item: string): string {
  return `/publications/${kind}/${encodeURIComponent(item)}`;
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new StartProblem(
      `Operator: ${file} cannot be read: ${error instanceof Error ? error.message : "no JSON"}`,
    );
  }
}
