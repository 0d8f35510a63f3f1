import type { Page } from "playwright-core";
import {
  CODE_ALPHABET,
  newCertificateCode,
} from "../../model/src/certificates/certificate-code.ts";
import { renderInBrowser } from "../harness/ssr.ts";
import type { PortalState } from "./state.ts";

const login = "camille@example.ch";
const path = "/certificates";
const submit = (page: Page) => page.locator("main form [type=submit]").click();
const choose = async (page: Page, person: number, kind: string) => {
  await page.locator("main form").waitFor();
  await page.locator(`main form input[type=radio][value="${person}"]`).check();
  await page.locator(`main form input[type=radio][value=${kind}]`).check();
};

async function isIssued(page: Page): Promise<void> {
  await choose(page, 4218732, "INSURANCE");
  await submit(page);
  await page.locator("main form [role=status]").waitFor();
}

const certificate = {
  kind: "TAX",
  issuedOn: "2026-11-19",
  validUntil: null,
  revokedOn: null,
  from: "2025-01-01",
  to: "2025-12-31",
  initials: "C. R.",
  birthYear: 1984,
  sha256: "0".repeat(64),
};
let next = 0;
const aCode = () => newCertificateCode(() => next++ % CODE_ALPHABET.length);

const checked = (status: string): PortalState => ({
  name: `check of a certificate, ${status.toLowerCase()}`,
  path: "/verify",
  async reach(page) {
    const told = {
      ...certificate,
      ...(status === "REVOKED" && { revokedOn: "2026-11-20" }),
      ...(status === "EXPIRED" && { validUntil: "2026-11-18" }),
    };
    await page.route(/certificate-checks/, (route) =>
      route.fulfill({ json: { status, certificate: status === "UNKNOWN" ? null : told } }),
    );
    await page.locator("main form input").fill(aCode());
    await submit(page);
    await page.locator("main h2").waitFor();
  },
});

const refused = (name: string, status: number, code: string): PortalState => ({
  name: `check of a certificate, ${name}`,
  path: "/verify",
  async reach(page) {
    await page.route(/certificate-checks/, (route) => route.fulfill({ status, json: { code } }));
    await page.locator("main form input").fill(aCode());
    await submit(page);
    await page.locator("main [role=alert]").waitFor();
  },
});

export const certificateStates: readonly PortalState[] = [
  { name: "certificates, one issued", login, path, reach: isIssued },
  {
    name: "certificates, a year for the taxes",
    login,
    path,
    async reach(page) {
      await choose(page, 4218730, "TAX");
      await page.locator("main form select[name=year]").waitFor();
    },
  },
  {
    name: "certificates, a period of contributions",
    login,
    path,
    async reach(page) {
      await choose(page, 4218730, "CONTRIBUTIONS");
      await page.locator("main form input[name=from]").waitFor();
    },
  },
  {
    name: "certificates, of another adult",
    login,
    path,
    async reach(page) {
      await choose(page, 4218731, "INSURANCE");
    },
  },
  {
    name: "certificates, sent without a choice",
    login,
    path,
    async reach(page) {
      await page.locator("main form").waitFor();
      await submit(page);
      await page.locator("main form [data-invalid]").first().waitFor();
    },
  },
  {
    name: "certificates, before one is revoked",
    login,
    path,
    async reach(page) {
      await isIssued(page);
      await page.locator("main li button").first().click();
      await page.locator("dialog[open]").waitFor();
    },
  },
  {
    name: "certificates, not to be had",
    login,
    path,
    async reach(page) {
      await renderInBrowser(page);
      await page.route(/operationName=Certificates/, (route) => route.abort());
      await page.reload();
      await page.locator("main [role=alert], main button").first().waitFor();
    },
  },
  checked("VALID"),
  checked("EXPIRED"),
  checked("REVOKED"),
  checked("UNKNOWN"),
  refused("too many", 429, "TOO_MANY_REQUESTS"),
  refused("failed", 500, "UNEXPECTED"),
  {
    name: "check of a certificate, a typing error",
    path: "/verify",
    async reach(page) {
      await page.locator("main form input").fill("AAAA-BBBB-CCCC-DDDD-EEEE");
      await submit(page);
      await page.locator("main form [aria-invalid=true]").waitFor();
    },
  },
];
