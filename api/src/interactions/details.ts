import {
  type DetailsOf,
  hasDetails,
  readDetails,
} from "@portal/model/requests/interaction-details.ts";
import type { Context } from "../core/context.ts";
import { describeError } from "../core/log.ts";
import { detailsBinding } from "../insurer/requests/kinds.ts";

/**
 * The details of a request. Null if there are none; an empty object and a log line if they cannot be read, so that
 * one broken request does not hide the others.
 */
export function openDetails(
  { secrets, log, correlationId }: Context,
  { id, type, details }: { id: string; type: string; details: Buffer },
): DetailsOf | Record<string, never> | null {
  try {
    const stored: unknown = JSON.parse(secrets.decrypt(detailsBinding(id), details));
    if (!hasDetails(stored)) return null;
    const read = readDetails(type, stored);
    if (read) return read;
    log.error("request details of another shape", { correlationId, code: type });
  } catch (error) {
    const { name, at } = describeError(error);
    log.error("request details not readable", { correlationId, code: type, error: { name, at } });
  }
  return {};
}

/** A list names the files of a message; only the single request contains their bytes. */
export function withoutFiles(details: ReturnType<typeof openDetails>) {
  if (!details || !("attachments" in details)) return details;
  const attachments = details.attachments?.map(({ filename, contentType, url }) => ({
    filename,
    contentType,
    ...(url && { url }),
  }));
  return { ...details, attachments };
}
