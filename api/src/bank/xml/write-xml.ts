import { readXml } from "./read-xml.ts";
import type { Message } from "./description.ts";

/** An element to write: its text, or its elements; what is undefined is left out. */
export type Written = string | Money | Elements;
export type Elements = readonly (readonly [name: string, content: Written] | undefined)[];

interface Money {
  currency: string;
  amount: string;
}

/** The file of a message. It is held to the description before it leaves, as files that arrive are. */
export async function writeXml({ namespace, root }: Message, content: Elements): Promise<string> {
  const inner = elementText(root.name, content, "  ");
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}">\n${inner}</Document>\n`;
  const reading = { messages: [{ namespace, root }], detached: new Set<string>() };
  for await (const _ of readXml([new TextEncoder().encode(text)], reading));
  return text;
}

function elementText(name: string, content: Written, indent: string): string {
  if (typeof content === "string") return `${indent}<${name}>${escaped(content)}</${name}>\n`;
  if (isMoney(content)) {
    const { currency, amount } = content;
    return `${indent}<${name} Ccy="${currency}">${amount}</${name}>\n`;
  }
  const inner = content.map((one) => (one ? elementText(one[0], one[1], `${indent}  `) : ""));
  return `${indent}<${name}>\n${inner.join("")}${indent}</${name}>\n`;
}

function isMoney(content: Money | Elements): content is Money {
  return !Array.isArray(content);
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
