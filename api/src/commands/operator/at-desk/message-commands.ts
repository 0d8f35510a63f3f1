import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { OpenedConversation, WaitingConversations } from "@portal/model/inbox/conversations.ts";
import { departments } from "@portal/model/desk/rights.ts";
import { Colleagues } from "@portal/model/inbox/requests.ts";
import { z } from "zod";
import { type CommandArguments, idIn, optionalText, textOf, wrong } from "../command.ts";
import type { DeskCommand } from "./desk-command.ts";
import type { DeskDoor } from "./desk-door.ts";
import { saveFile } from "./save-file.ts";

const SentFile = z.object({ uuid: z.uuid() });
const filters = ["tab", "subject", "language", "department"] as const;

/** The messages of customers. A message is taken before it is answered, as at the desk. */
export const messageCommands: Record<string, DeskCommand> = {
  "desk messages": {
    usage: "[--tab waiting|mine] [--subject SUBJECT] [--language LANGUAGE] [--department NAME]",
    about: "the messages of customers that wait, the oldest first",
    texts: filters,
    run: listMessages,
  },
  "desk message": {
    usage: "ID",
    about: "a taken message: what the customer and we wrote, with files and notes",
    run: (door, given) => showMessage(door, idIn(given)),
  },
  "desk take-message": {
    usage: "ID",
    about: "takes a message; its customer is then open to you until it is answered",
    async run(door, given) {
      const id = idIn(given);
      await door.send(`/conversations/${id}/take`, { method: "POST" });
      return showMessage(door, id);
    },
  },
  "desk return-message": {
    usage: "ID",
    about: "gives a taken message back to all",
    async run(door, given) {
      const id = idIn(given);
      await door.send(`/conversations/${id}/give-back`, { method: "POST" });
      return [`Given back: ${id}`];
    },
  },
  "desk answer": {
    usage: "ID --text TEXT [--file PATH] [--seen MESSAGE-ID]",
    about:
      "answers your message under your name; with --seen it is refused if the customer wrote after that message",
    texts: ["text", "file", "seen"],
    run: answer,
  },
  "desk close": {
    usage: "ID [--seen MESSAGE-ID]",
    about: "settles your message without an answer; the customer may still go on with it",
    texts: ["seen"],
    async run(door, given) {
      const id = idIn(given);
      const body = { seen: await seenIn(door, id, given) };
      await door.send(`/conversations/${id}/close`, { method: "POST", body });
      return [`Closed: ${id}`];
    },
  },
  "desk hand-message": {
    usage: "ID (--to COLLEAGUE | --department NAME) --why TEXT",
    about: "hands your message to a colleague, by name, or to a department, with a word of why",
    texts: ["to", "department", "why"],
    run: handOver,
  },
  "desk note-message": {
    usage: "ID --text TEXT",
    about: "a note for colleagues, which the customer never sees",
    texts: ["text"],
    async run(door, given) {
      const id = idIn(given);
      const body = { text: textOf(given, "text") };
      await door.send(`/conversations/${id}/notes`, { method: "POST", body });
      return [`Noted: ${id}`];
    },
  },
  "desk message-file": {
    usage: "ID --file FILE-ID --out PATH",
    about: "saves a file of a taken message",
    texts: ["file", "out"],
    async run(door, given) {
      const file = encodeURIComponent(textOf(given, "file"));
      const out = textOf(given, "out");
      return saveFile(out, await door.load(`/conversations/${idIn(given)}/files/${file}`));
    },
  },
};

async function listMessages(door: DeskDoor, given: CommandArguments): Promise<string[]> {
  const query = new URLSearchParams();
  for (const name of filters) {
    const text = optionalText(given, name);
    if (text !== undefined) query.set(name, text);
  }
  const found = await door.ask(`/conversations?${query}`, WaitingConversations);
  const { conversations, hasMore, counts } = found;
  return [
    `mine ${counts.mine}, waiting ${counts.waiting}`,
    ...conversations.map(({ id, waitsSince, lastAt, subjectCode, language, takenBy, person }) =>
      [
        id,
        (waitsSince ?? lastAt).slice(0, 16),
        subjectCode,
        language,
        `${person.firstname} ${person.lastname} ${person.insuredNumber}`,
        ...(takenBy ? [takenBy] : []),
      ].join("  "),
    ),
    ...(hasMore ? ["… and more: narrow the list"] : []),
  ];
}

async function showMessage(door: DeskDoor, id: string): Promise<string[]> {
  const { subjectCode, person, messages, notes, isClosed } = await door.ask(
    `/conversations/${id}`,
    OpenedConversation,
  );
  return [
    `${subjectCode}  ${person.firstname} ${person.lastname}, ${person.insuredNumber}${isClosed ? "  closed" : ""}`,
    ...messages.flatMap(({ id: message, sentAt, authorName, department, text, attachments }) => [
      `${message}  ${sentAt.slice(0, 16)}  ${authorName ? `${authorName}, ${department}` : "customer"}`,
      ...text.split("\n").map((line) => `  ${line}`),
      ...attachments.map(({ uuid, filename }) => `  file ${uuid}  ${filename}`),
    ]),
    ...notes.map(({ by, at, text }) => `note of ${by}, ${at.slice(0, 16)}: ${text}`),
  ];
}

async function answer(door: DeskDoor, given: CommandArguments): Promise<string[]> {
  const id = idIn(given);
  const text = textOf(given, "text");
  const path = optionalText(given, "file");
  const seen = await seenIn(door, id, given);
  const attachments = path === undefined ? [] : [await sent(door, id, path)];
  const body = { text, seen, attachments };
  await door.send(`/conversations/${id}/answer`, { method: "POST", body });
  return [`Answered: ${id}`];
}

/** A file of this machine, which the portal makes harmless as it does those of customers. */
async function sent(door: DeskDoor, id: string, path: string): Promise<string> {
  const filename = basename(path);
  const address = `/conversations/${id}/files?filename=${encodeURIComponent(filename)}`;
  const { uuid } = await door.upload(address, { filename, bytes: bytesOf(path) }, SentFile);
  return uuid;
}

function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw wrong(`--file ${path} cannot be read`);
  }
}

async function seenIn(door: DeskDoor, id: string, given: CommandArguments): Promise<string> {
  const seen = optionalText(given, "seen");
  if (seen !== undefined) return seen;
  const { messages } = await door.ask(`/conversations/${id}`, OpenedConversation);
  return messages.at(-1)?.id ?? "";
}

async function handOver(door: DeskDoor, given: CommandArguments): Promise<string[]> {
  const id = idIn(given);
  const [to, department] = [optionalText(given, "to"), optionalText(given, "department")];
  if ((to === undefined) === (department === undefined)) throw wrong("say --to or --department");
  if (department !== undefined && !departments.some((one) => one === department))
    throw wrong(`--department ${department} is none of ${departments.join(", ")}`);
  const next = to === undefined ? { department } : { staffId: await colleagueCalled(door, to) };
  const body = { to: next, why: textOf(given, "why") };
  await door.send(`/conversations/${id}/hand-over`, { method: "POST", body });
  return [`Handed over: ${id}, to ${to ?? department}`];
}

/** Two colleagues of one name are told apart at the desk alone. */
async function colleagueCalled(door: DeskDoor, name: string): Promise<string> {
  const { colleagues } = await door.ask("/colleagues", Colleagues);
  const [only, other] = colleagues.filter((one) => one.name === name);
  if (only && !other) return only.id;
  const names = colleagues.map((one) => one.name).join(", ");
  throw wrong(other ? `two colleagues are called ${name}` : `--to ${name} is none of ${names}`);
}
