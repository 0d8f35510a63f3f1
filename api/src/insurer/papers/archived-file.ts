import { z } from "zod";
import { Names } from "../cover/stored-shapes.ts";
import { anyDocumentTemplate } from "./document-template.ts";

/** The code of papers that came as a file from another archive. */
export const archivedFileCode = "ARCHIVED_FILE";

export const ArchivedFileParameters = z.object({
  titles: Names,
  reference: z.string().nullable(),
  isMedical: z.boolean(),
});
export type ArchivedFileParameters = z.infer<typeof ArchivedFileParameters>;

/** A paper whose bytes are stored. Its type and its group stand in its row; the template knows the titles alone. */
export const archivedFile = anyDocumentTemplate<ArchivedFileParameters, object>({
  code: archivedFileCode,
  type: "DOCUMENT",
  subType: "DECLARATION",
  documentFilterType: "LETTER",
  isMedical: false,
  isStored: true,
  parameters: ArchivedFileParameters,
  content: z.object({}),
  title: ({ titles }, _document, language) => titles[language],
  reference: ({ reference }) => reference ?? undefined,
  draw() {
    throw new Error("A stored paper is not drawn.");
  },
});
