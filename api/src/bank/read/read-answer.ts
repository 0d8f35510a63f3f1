import { type Node, type Read, textAt } from "../xml/read-xml.ts";
import type { FilePart, OrderAnswer } from "./booking.ts";

/** The elements of a payment status report that are read one by one. */
export const detachedInAnswer = ["GrpHdr", "OrgnlGrpInfAndSts", "TxInfAndSts", "OrgnlPmtInfAndSts"];

/** Turns the elements of a pain.002 into answers: for the whole message, for a group of it, or for one order. */
export class AnswerReader {
  #messageId = "";

  *read({ node, around }: Read): Generator<FilePart> {
    if (node.name === "GrpHdr") {
      yield { part: "HEADER", kind: "PAIN002", messageId: textAt(node, "MsgId") ?? "" };
    } else if (node.name === "OrgnlGrpInfAndSts") {
      this.#messageId = textAt(node, "OrgnlMsgId") ?? "";
      yield* this.#answer(node, "GrpSts", {});
    } else if (node.name === "TxInfAndSts") {
      yield* this.#answer(node, "TxSts", {
        paymentInformation: textAt(around.at(-1), "OrgnlPmtInfId"),
        endToEndId: textAt(node, "OrgnlEndToEndId"),
      });
    } else if (node.name === "OrgnlPmtInfAndSts") {
      yield* this.#answer(node, "PmtInfSts", { paymentInformation: textAt(node, "OrgnlPmtInfId") });
    }
  }

  *#answer(node: Node, path: string, about: Partial<OrderAnswer>): Generator<FilePart> {
    const status = textAt(node, path);
    if (status === undefined) return;
    const reason = textAt(node, "StsRsnInf/Rsn/Cd") ?? textAt(node, "StsRsnInf/Rsn/Prtry");
    yield { part: "ANSWER", answer: { ...about, messageId: this.#messageId, status, reason } };
  }
}
