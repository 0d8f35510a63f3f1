import { describe, expect, test } from "vitest";
import { liveHeap } from "../../../test/live-heap.ts";
import { RefusedFile } from "../refused-file.ts";
import { checkFile, readBankFile } from "./read-file.ts";
import { it } from "../../../test/variation.ts";

const HEAD = `<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-20T05:00:00</CreDtTm></GrpHdr>`;
const ACCOUNT = `<Acct><Id><IBAN>CH0209999123000889012</IBAN></Id></Acct>`;
const NAMESPACE = "urn:iso:std:iso:20022:tech:xsd:camt.054.001.08";
const PROLOG = `<?xml version="1.0" encoding="UTF-8"?>`;
const notification = (inner: string, prolog = PROLOG, namespace = NAMESPACE) =>
  `${prolog}<Document xmlns="${namespace}"><BkToCstmrDbtCdtNtfctn>${HEAD}<Ntfctn><Id>N1</Id>${ACCOUNT}${inner}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`;
const details = (id: number, name = "Anna", extra = "") =>
  `<TxDtls><Refs><AcctSvcrRef>T${id}</AcctSvcrRef></Refs><Amt Ccy="CHF">0.01</Amt><CdtDbtInd>CRDT</CdtDbtInd>${extra}<RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties></TxDtls>`;
const begin = (amount: string) =>
  `<Ntry><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>E1</AcctSvcrRef><BkTxCd><Prtry>X</Prtry></BkTxCd><NtryDtls>`;
const END = `</NtryDtls></Ntry>`;
const entry = (inner = details(1)) => `${begin("0.01")}${inner}${END}`;

const bytes = (text: string) => new TextEncoder().encode(text);
async function refusalOf(source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
  try {
    return (await checkFile(source)).kind;
  } catch (error) {
    if (error instanceof RefusedFile) return error.refusal;
    throw error;
  }
}
const refusal = (text: string) => refusalOf([bytes(text)]);
const utf16 = (text: string, mark: string) => Uint8Array.from(Buffer.from(mark + text, "utf16le"));

test("a file by the standard is taken, with and without a byte order mark, in pieces of any size", async () => {
  const text = notification(entry(details(1, "Zoë Müller")));
  expect(await refusal(text)).toBe("CAMT054");
  expect(await refusal(`\uFEFF${text}`)).toBe("CAMT054");
  const whole = bytes(text);
  const single = Array.from(whole, (byte) => Uint8Array.of(byte));
  expect(await refusalOf(single)).toBe("CAMT054");
});

describe("hostile files", () => {
  const bomb = `<!DOCTYPE Document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>`;
  const outside = `<!DOCTYPE Document [<!ENTITY a SYSTEM "file:///etc/passwd">]>`;
  test.each([
    ["entities that grow", notification(entry(details(1, "&b;")), PROLOG + bomb), "DOCTYPE"],
    ["entities from a file", notification(entry(details(1, "&a;")), PROLOG + outside), "DOCTYPE"],
    ["a document type alone", notification(entry(), `${PROLOG}<!DOCTYPE Document>`), "DOCTYPE"],
    ["an unknown entity", notification(entry(details(1, "&nope;"))), "NOT_XML"],
    ["a file that breaks off", notification(entry()).slice(0, -30), "NOT_XML"],
    ["tags that cross", notification("<AddtlNtfctnInf>a</Ntfctn></AddtlNtfctnInf>"), "NOT_XML"],
    ["nothing", "", "NOT_XML"],
    ["no XML", "%PDF-1.7", "NOT_XML"],
    ["two documents", notification(entry()) + notification(entry()), "NOT_XML"],
    ["a control character", notification(entry(details(1, "a\u0001"))), "NOT_XML"],
    [
      "another encoding",
      notification(entry(), `<?xml version="1.0" encoding="ISO-8859-1"?>`),
      "NOT_UTF8",
    ],
    [
      "an older version",
      notification(entry(), PROLOG, NAMESPACE.replace(".08", ".04")),
      "UNKNOWN_MESSAGE",
    ],
    ["another document", `<html xmlns="${NAMESPACE}"/>`, "UNKNOWN_MESSAGE"],
    ["foreign elements", notification(`<x:y xmlns:x="urn:x"/>`), "NOT_BY_THE_STANDARD"],
    [
      "deep nesting",
      notification(`<Intrst>${"<a>".repeat(40)}${"</a>".repeat(40)}</Intrst>`),
      "TOO_DEEP",
    ],
    ["a long text", notification(entry(details(1, "a".repeat(60_000)))), "TOO_LONG"],
    ["a long attribute", notification(`<Ntry x="${"a".repeat(60_000)}"/>`), "TOO_LONG"],
    ["a long comment", notification(`<!--${"a".repeat(60_000)}-->`), "TOO_LONG"],
  ])("%s", async (_, text, expected) => {
    expect(await refusal(text)).toBe(expected);
  });

  test("UTF-16 and bytes that are not UTF-8", async () => {
    const text = notification(entry());
    expect(await refusalOf([utf16(text, "\uFEFF")])).toBe("NOT_UTF8");
    expect(await refusalOf([utf16(text, "")])).toBe("NOT_UTF8");
    expect(
      await refusalOf([Uint8Array.from(Buffer.from(text.replace("Anna", "é"), "latin1"))]),
    ).toBe("NOT_UTF8");
  });

  test("text without an end is refused after a few pieces, whatever its size", async () => {
    let pieces = 0;
    function* endless() {
      yield bytes(PROLOG + `<Document xmlns="${NAMESPACE}"><BkToCstmrDbtCdtNtfctn><GrpHdr><MsgId>`);
      while (++pieces < 3_200) yield bytes("a".repeat(65_536));
    }
    expect(await refusalOf(endless())).toBe("TOO_LONG");
    expect(pieces).toBeLessThan(3);
  });

  test("a file that is too large is refused without being kept", async () => {
    // 200 MB take a while: the long run reads them.
    const most = process.env["LONG"] ? 200_000_000 : 4_000_000;
    let size = 0;
    function* large() {
      yield bytes(notification(`${begin("1.00")}HERE`).split("HERE")[0] ?? "");
      for (let id = 0; size < most * 2; id++) {
        const piece = bytes(details(id));
        size += piece.length;
        yield piece;
        if (Math.floor(size / step) > kept.length) kept.push(liveHeap() - before);
      }
    }
    const step = most / 4;
    const kept: number[] = [];
    const limits = { depth: 24, text: 16_384, bytes: most };
    const before = liveHeap();
    await expect(checkFile(large(), limits)).rejects.toThrow("TOO_LARGE");
    expect(size).toBeLessThan(most + 1_000);
    expect(kept).toHaveLength(3);
    expect(Math.max(...kept)).toBeLessThan(10_000_000);
  }, 300_000);
});

describe("files that break the Swiss standard", () => {
  const dated = (day: string) => entry().replace("2026-11-20", day);
  test.each([
    ["elements in another order", notification(`${entry()}<CpyDplctInd>COPY</CpyDplctInd>`)],
    [
      "an element twice",
      notification(entry().replace("<BkTxCd>", "<AcctSvcrRef>E2</AcctSvcrRef><BkTxCd>")),
    ],
    [
      "a mandatory element that is missing",
      notification(entry().replace("<AcctSvcrRef>E1</AcctSvcrRef>", "")),
    ],
    ["no account", notification(entry()).replace(ACCOUNT, "")],
    [
      "both of a choice",
      notification(entry().replace("<Cd>BOOK</Cd>", "<Cd>BOOK</Cd><Prtry>X</Prtry>")),
    ],
    ["none of a choice", notification(entry().replace("<Cd>BOOK</Cd>", ""))],
    ["an amount without currency", notification(entry().replace(' Ccy="CHF"', ""))],
    ["a negative amount", notification(entry().replaceAll(">0.01<", ">-0.01<"))],
    ["a day that is none", notification(dated("2026-02-29"))],
    ["another direction", notification(entry().replaceAll("CRDT", "BOTH"))],
    ["a text that is too long", notification(entry(details(1, "a".repeat(141))))],
    ["an empty text", notification(entry(details(1, "")))],
    ["text beside elements", notification(`${entry()}text`)],
  ])("%s", async (_, text) => {
    expect(await refusal(text)).toBe("NOT_BY_THE_STANDARD");
  });
});

it("ten thousand payments of one entry are read one by one, in memory that does not grow", async () => {
  const count = 10_000;
  function* file() {
    const [head = "", tail = ""] = notification(`${begin("100.00")}HERE${END}`).split("HERE");
    yield bytes(head);
    for (let id = 0; id < count; id++) yield bytes(details(id));
    yield bytes(tail);
  }
  let read = 0;
  let most = 0;
  const before = process.memoryUsage().heapUsed;
  for await (const part of readBankFile(file())) {
    if (part.part !== "BOOKING") continue;
    if (++read % 1_000 === 0) most = Math.max(most, process.memoryUsage().heapUsed - before);
  }
  expect(read).toBe(count);
  expect(most).toBeLessThan(120_000_000);
});
