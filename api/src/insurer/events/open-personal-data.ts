import type { Secrets } from "../../core/secrets/secrets.ts";
import { eventTypes, isEventName } from "./event-types.ts";
import type { PersonalData } from "./personal-shapes.ts";

/** The personal data behind an event, with its encrypted fields opened; undefined where the row is gone. */
export function openPersonalData(
  secrets: Secrets,
  { type, subject }: { type: string; subject: string },
  held: Readonly<Record<string, unknown>> | null | undefined,
): Record<string, unknown> | undefined {
  if (!held || !isEventName(type)) return undefined;
  const { sealed = {} }: PersonalData = eventTypes[type].personal;
  const opened = Object.entries(sealed).map(([field, { isJson, ...place }]) => {
    const value = held[field];
    if (typeof value !== "string") return [field, null];
    const text = secrets.decrypt({ ...place, row: subject }, Buffer.from(value, "base64"));
    const content: unknown = isJson ? JSON.parse(text) : text;
    return [field, content];
  });
  return { ...held, ...Object.fromEntries(opened) };
}
