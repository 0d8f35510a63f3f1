import { messageCounts } from "./portal/message-counts.ts";

/** The limits of uploaded files. The browser checks them first, the API decides. */

export const LARGEST_FILE_MB = 5;
export const LARGEST_FILE = LARGEST_FILE_MB * 1024 * 1024;
/** A file without a reference is removed after this time. */
export const FILE_LIFE_SECONDS = messageCounts["files.gone"] * 3600;
const LONGEST_NAME = 120;
/** File systems allow at most 255 bytes. */
const LONGEST_NAME_BYTES = 200;
const LONGEST_EXTENSION = 20;

export const mimeTypes = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
} as const;
export type FileExtension = keyof typeof mimeTypes;
export type FileMimeType = (typeof mimeTypes)[FileExtension];
export const fileExtensions = ["pdf", "jpg", "jpeg", "png", "gif"] as const;

/** An uploaded file in the answers of the API. */
export interface UploadedFile {
  uuid: string;
  /** In bytes, as stored. */
  fileSize: number;
  filename: string;
  mimeType: string;
}

/** The reason for refusing a file, a message key. */
export type FileProblem = "415" | "413" | "empty" | "file_name";

/** Checks name and size before the upload. */
export function findFileProblem(
  { name, size }: { name: string; size: number },
  accepted: readonly FileExtension[] = fileExtensions,
): FileProblem | undefined {
  return findNameProblem(name, accepted) ?? sizeProblem(size);
}

function sizeProblem(size: number): FileProblem | undefined {
  if (size === 0) return "empty";
  return size > LARGEST_FILE ? "413" : undefined;
}

/** A percent sign is refused, not replaced: it may be part of an escape that is decoded twice. */
export function findNameProblem(
  name: string,
  accepted: readonly FileExtension[] = fileExtensions,
): "415" | "file_name" | undefined {
  if (name.includes("%") || name.trim() === "") return "file_name";
  const extension = extensionOf(name);
  return extension && accepted.includes(extension) ? undefined : "415";
}

/** The extension of a file name in lower case, if such files are accepted. */
export function extensionOf(name: string): FileExtension | undefined {
  const extension = /\.([a-z]{3,4})$/.exec(tidied(name).toLowerCase())?.[1];
  return fileExtensions.find((known) => known === extension);
}

// Specified: / ? < > \ : * | ; ! %. Quotes are added, because they end a value in headers and in shells.
const REPLACED = /[/?<>\\:*|;!%"'`\u2018-\u201f]/g;
// Controls, line ends, and characters that are invisible or change the reading direction.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\ufffd]/gu;
// Windows opens a device under these names, with any extension.
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|clock\$|(com|lpt)[0-9\u00b9\u00b2\u00b3])$/i;

/**
 * The name under which a file is stored: no path, no device, no character that breaks a header or misleads a reader.
 * The function is idempotent.
 */
export function safeFileName(name: string): string {
  const whole = tidied(name)
    .replace(REPLACED, "_")
    .replace(/\.{2,}/g, ".");
  const dot = whole.lastIndexOf(".");
  const hasExtension = dot >= 0 && whole.length - dot <= LONGEST_EXTENSION;
  const extension = hasExtension ? whole.slice(dot) : "";
  return shortened(hasExtension ? whole.slice(0, dot) : whole, extension) + extension;
}

/** The name of a file for display, without characters that are invisible or change the reading direction. */
export function shownFileName(name: string): string {
  return tidied(name) || "…";
}

/** One spelling of each letter, no invisible characters, single blanks, no blanks or dots at the end. */
function tidied(name: string): string {
  return name
    .toWellFormed()
    .replace(/\s+/g, " ")
    .replace(UNSEEN, "")
    .normalize("NFC")
    .replace(/ {2,}/g, " ")
    .replace(/[ .]+$/, "");
}

/** The stem without leading dots and hyphens, not a device, cut to the maximum length. */
function shortened(stem: string, extension: string): string {
  const bare = stem.replace(/^[ .-]+/, "");
  const isDevice = DEVICE.test(bare.split(".", 1)[0]?.trim() ?? "");
  let kept = "";
  for (const character of isDevice ? `_${bare}` : bare) {
    const longer = kept + character;
    if (longer.length + extension.length > LONGEST_NAME) break;
    if (bytesOf(longer + extension) > LONGEST_NAME_BYTES) break;
    kept = longer;
  }
  return kept.replace(/[ .]+$/, "") || "file";
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** The header that offers a file for download (RFC 6266), with the name in ASCII and in full (RFC 8187). */
export function contentDisposition(name: string, kind: "attachment" | "inline" = "attachment") {
  const safe = safeFileName(name);
  const plain = safe
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]/g, "_");
  const encoded = encodeURIComponent(safe).replace(
    /[()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain || "file"}"; filename*=UTF-8''${encoded}`;
}
