import { HIGHEST_DAMAGE, SettledDamage } from "@portal/model/inbox/damage-decision.ts";
import { DecidedCase, OpenedRequest, WaitingRequests } from "@portal/model/inbox/requests.ts";
import { formatChf } from "@portal/model/money.ts";
import { languages } from "@portal/model/portal/languages.ts";
import { wordsIn } from "../clerks.ts";
import { amountIn, idIn, optionalText, textOf } from "../command.ts";
import type { DeskCommand } from "./desk-command.ts";
import type { DeskDoor } from "./desk-door.ts";
import { saveFile } from "./save-file.ts";

/** The inbox and its cases. A case is taken before it is decided, as at the desk. */
export const caseCommands: Record<string, DeskCommand> = {
  "desk list": {
    usage: "[--tab mine|open|waiting|all] [--type TYPE] [--find TEXT] [--late]",
    about: "the requests that wait, the most urgent first",
    texts: ["tab", "type", "find"],
    switches: ["late"],
    run: listRequests,
  },
  "desk show": {
    usage: "ID",
    about: "a taken request: what it changes, its files, notes and questions",
    run: (door, given) => showCase(door, idIn(given)),
  },
  "desk take": {
    usage: "ID",
    about: "takes a request; its customer is then open to you until it is decided",
    async run(door, given) {
      const id = idIn(given);
      await door.send(`/requests/${id}/take`, { method: "POST" });
      return showCase(door, id);
    },
  },
  "desk give-back": {
    usage: "ID",
    about: "gives a taken request back to all",
    async run(door, given) {
      const id = idIn(given);
      await door.send(`/requests/${id}/give-back`, { method: "POST" });
      return [`Given back: ${id}`];
    },
  },
  "desk approve": {
    usage: "ID",
    about: "approves your case",
    run: (door, given) => decide(door, idIn(given), { decision: "approved" }),
  },
  "desk refuse": {
    usage: "ID [--code CODE] [--reason TEXT | --fr TEXT --de TEXT --it TEXT --en TEXT]",
    about: "refuses your case with a reason of the list, words, or both",
    texts: ["code", "reason", ...languages],
    run(door, given) {
      const reason = { code: optionalText(given, "code"), words: wordsIn(given, "reason") };
      return decide(door, idIn(given), { decision: "refused", reason });
    },
  },
  "desk settle": {
    usage: "ID --amount FRANCS [--module CODE]",
    about:
      "closes your damage: --amount is the damage as it is recognised; what the contract pays of it is ordered, and waits for a release above the limit",
    texts: ["amount", "module"],
    async run(door, given) {
      const id = idIn(given);
      const body = {
        recognised: amountIn(given, HIGHEST_DAMAGE),
        module: optionalText(given, "module"),
      };
      const settled = await door.ask(`/requests/${id}/settlement`, SettledDamage, { body });
      const { amount, module, paysOn } = settled;
      return [
        `Settled: ${id}, ${formatChf(amount)} by ${module}${paysOn ? `, paid on ${paysOn}` : ""}`,
      ];
    },
  },
  "desk ask": {
    usage: "ID (--question TEXT | --fr TEXT --de TEXT --it TEXT --en TEXT) [--days N] [--document]",
    about: "asks the customer, who answers in change tracking",
    texts: ["question", "days", ...languages],
    switches: ["document"],
    run(door, given) {
      const days = optionalText(given, "days");
      return decide(door, idIn(given), {
        decision: "asked-back",
        question: wordsIn(given, "question"),
        needsDocument: given.options["document"] === true,
        ...(days !== undefined && { answerDays: Number(days) }),
      });
    },
  },
  "desk note": {
    usage: "ID --text TEXT",
    about: "a note for colleagues, which the customer never sees",
    texts: ["text"],
    async run(door, given) {
      const id = idIn(given);
      await door.send(`/requests/${id}/notes`, {
        method: "POST",
        body: { text: textOf(given, "text") },
      });
      return [`Noted: ${id}`];
    },
  },
  "desk file": {
    usage: "ID --file FILE-ID --out PATH",
    about: "saves a file of a taken request",
    texts: ["file", "out"],
    async run(door, given) {
      const file = encodeURIComponent(textOf(given, "file"));
      const out = textOf(given, "out");
      return saveFile(out, await door.load(`/requests/${idIn(given)}/files/${file}`));
    },
  },
};

async function listRequests(
  door: DeskDoor,
  given: Parameters<DeskCommand["run"]>[1],
): Promise<string[]> {
  const query = new URLSearchParams();
  for (const name of ["tab", "type", "find"]) {
    const text = optionalText(given, name);
    if (text !== undefined) query.set(name, text);
  }
  if (given.options["late"]) query.set("late", "1");
  const { requests, hasMore, counts } = await door.ask(`/requests?${query}`, WaitingRequests);
  return [
    `mine ${counts.mine}, open ${counts.open}, waiting ${counts.waiting}`,
    ...requests.map(({ id, askedAt, type, nature, language, decideBy, takenBy, person }) =>
      [
        id,
        askedAt.slice(0, 16),
        `${type} ${nature}`,
        language,
        person ? `${person.firstname} ${person.lastname} ${person.insuredNumber}` : "no customer",
        ...(decideBy ? [`by ${decideBy}`] : []),
        ...(takenBy ? [takenBy] : []),
      ].join("  "),
    ),
    ...(hasMore ? ["… and more: narrow the list"] : []),
  ];
}

async function showCase(door: DeskDoor, id: string): Promise<string[]> {
  const opened = await door.ask(`/requests/${id}`, OpenedRequest);
  const { person } = opened;
  return [
    `${opened.type} ${opened.nature}  ${opened.status}  asked ${opened.askedAt.slice(0, 16)}`,
    ...(person
      ? [`${person.firstname} ${person.lastname}, ${person.birthdate}, ${person.insuredNumber}`]
      : []),
    ...opened.fields.map(({ name, value }) => `  ${name}: ${value}`),
    ...opened.changes.map(
      ({ field, before, after }) => `  ${field}: ${before ?? "–"} → ${after ?? "–"}`,
    ),
    ...opened.checks.map(({ name, isFine }) => `  ${isFine ? "fine" : "look"}: ${name}`),
    ...opened.files.map(({ id: file, filename }) => `  file ${file}  ${filename}`),
    ...opened.notes.map(({ by, at, text }) => `  note of ${by}, ${at.slice(0, 16)}: ${text}`),
    ...opened.questions.map(
      ({ question, answer }) => `  question: ${question}${answer === null ? "" : ` — ${answer}`}`,
    ),
  ];
}

async function decide(door: DeskDoor, id: string, body: object): Promise<string[]> {
  const answer = await door.ask(`/requests/${id}/decision`, DecidedCase, { body });
  const { status, reason, approvalId } = answer;
  if (approvalId !== null) return [`${id} waits for a colleague: approval ${approvalId}`];
  return [`${status}: ${id}${reason === null ? "" : ` (${reason})`}`];
}
