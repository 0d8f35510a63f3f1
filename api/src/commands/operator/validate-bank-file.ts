import { spawnSync } from "node:child_process";
import { createReadStream, existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { notificationMessage, statementMessage } from "../../bank/formats/camt.ts";
import { answerMessage, debitMessage, transferMessage } from "../../bank/formats/pain.ts";
import { checkFile } from "../../bank/read/read-file.ts";
import { RefusedFile } from "../../bank/refused-file.ts";
import { readXml } from "../../bank/xml/read-xml.ts";
import { wrong } from "./command.ts";

const messages = [
  statementMessage,
  notificationMessage,
  answerMessage,
  transferMessage,
  debitMessage,
];

/** Checks a file against our description of its message, its own sums, and the ISO schema if the folder has one. */
export async function validateFile(file: string, schemas: string | undefined): Promise<string[]> {
  let namespace = "";
  try {
    const detached = new Set(["TxDtls", "DrctDbtTxInf", "CdtTrfTxInf", "GrpHdr"]);
    for await (const { message } of readXml(createReadStream(file), { messages, detached })) {
      ({ namespace } = message);
    }
    const isFromBank = [statementMessage, notificationMessage, answerMessage];
    if (isFromBank.some((one) => one.namespace === namespace)) {
      await checkFile(createReadStream(file));
    }
  } catch (error) {
    if (error instanceof RefusedFile) throw wrong(`the file is refused: ${error.message}`);
    throw error;
  }
  const name = namespace.split(":").at(-1) ?? "";
  const lines = [`${name}: holds to the Swiss subset`];
  return schemas === undefined ? lines : [...lines, validateWithSchema(file, schemas, name)];
}

/** A schema is named after its message, with or without the additions of the Swiss one: `camt.054.001.08.ch.03.xsd`. */
function validateWithSchema(file: string, folder: string, name: string): string {
  if (!existsSync(folder)) throw wrong(`there is no folder ${folder}`);
  const schema = readdirSync(folder).find((one) => one.startsWith(name) && one.endsWith(".xsd"));
  if (!schema) throw wrong(`${folder} has no schema ${name}.xsd`);
  const given = ["--noout", "--nonet", "--schema", path.join(folder, schema), file];
  const { error, status, stderr } = spawnSync("xmllint", given, { encoding: "utf8" });
  if (error) throw wrong("xmllint is not installed: it is part of libxml2-utils");
  if (status !== 0) throw wrong(`${schema}: ${(stderr.split("\n")[0] ?? "").slice(0, 300)}`);
  return `${schema}: valid`;
}
