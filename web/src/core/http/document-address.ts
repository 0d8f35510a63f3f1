import { representationParameter } from "@portal/model/portal/client.ts";
import { configuration } from "../configuration.ts";
import { transport } from "./transport.ts";

/** The address of a document for a link. */
export function documentAddress(iddms: string, name = `${iddms}.pdf`): string {
  return fileAddress(`/api/v1/documents/${iddms}/binary/${name}`);
}

/** The address of a file for a link, which sends no headers: it names the representation itself. */
export function fileAddress(path: string): string {
  const { representation } = transport().asker();
  const of = representation ? `?${representationParameter}=${representation}` : "";
  return `${configuration().restBaseUrl}${path}${of}`;
}
