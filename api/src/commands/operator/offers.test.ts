import { languages } from "@portal/model/portal/languages.ts";
import { expect, test } from "vitest";
import { aCustomer, db, ownerUrl } from "../../../test/portal.ts";
import { aStaffMember } from "../../../test/samples/staff.ts";
import { runOperator } from "./run-operator.ts";

async function operator(...args: string[]): Promise<string> {
  const { lines, problem } = await runOperator(args, {
    ...process.env,
    DATABASE_URL: ownerUrl,
  });
  return problem ?? lines.join("\n");
}

const versionsOf = async (address: string) =>
  (await (await aStaffMember({ roles: ["PUBLISHER"] })).ask(`/publications/${address}`)).body
    .versions;

test("Z36 an offer of the commands has its history at the desk, and an ended one stays there", async () => {
  const words = ["title", "subtitle", "discount", "discount-text", "description", "button"];
  const texts = words.flatMap((name) =>
    languages.flatMap((language) => [`--${name}-${language}`, `${name} ${language}`]),
  );
  const more = ["--link", "https://cinema.example", "--image", "/pictures/museum.svg"];
  await operator("offers", "add", "--id", "cinema", ...texts, ...more, "--partner-name", "Cinema");
  await operator("offers", "change", "cinema", "--title-fr", "Ciné");
  await operator("offers", "end", "cinema");
  const { data } = await (await aCustomer()).graphql("query O { offers { id } }");
  expect(data.offers).toEqual([]);
  const versions = await versionsOf("offer/cinema");
  expect(versions.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1]);
  expect(versions[1].content.titles).toMatchObject({ fr: "Ciné", de: "title de" });
});

test("Z36 the prices of the commands have their history at the desk, and none is set before one that stands", async () => {
  await db.deleteFrom("businessOfferPrice").execute();
  const price = (...rest: string[]) =>
    operator("business-offers", "price", "--family", "8", ...rest);
  await price("--individual", "5.20");
  await price("--individual", "5.40");
  expect(await price("--individual", "1", "--from", "2020-01-01")).toContain(
    "is before a price that stands",
  );
  const versions = await versionsOf("businessoffer/CYBERPROTECT");
  expect(
    versions.map(({ content }: { content: { individual: number } }) => content.individual),
  ).toEqual([5_40, 5_20]);
});
