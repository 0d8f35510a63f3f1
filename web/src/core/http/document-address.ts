import { fileAddress } from "./transport.ts";

/** The address of a document for a link. */
export function documentAddress(iddms: string, name = `${iddms}.pdf`): string {
  return fileAddress(`/api/v1/documents/${iddms}/binary/${name}`);
}
