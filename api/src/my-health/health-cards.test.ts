import { expect, test } from "vitest";
import { healthCardRows } from "../../seed/news/health-cards.ts";
import { aCustomer, db } from "../../test/portal.ts";

const CARDS = "query Cards { healthCards { id kind title text button link } }";

test("H09 a card of my health is offered while its flag is on, in the reader's language", async () => {
  await db.insertInto("healthCard").values(healthCardRows()).execute();
  const anna = await aCustomer();
  const cards = async (language = "fr") =>
    (await anna.graphql(CARDS, {}, { "accept-language": language })).data.healthCards;
  const ids = async () => (await cards()).map(({ id }: { id: string }) => id);
  expect(await ids()).toEqual(["coaching", "therapists"]);
  await db
    .insertInto("featureFlag")
    .values([
      { id: "ADA", value: true },
      { id: "PREGNANCY", value: true },
      { id: "COMPASSANA", value: false },
    ])
    .execute();
  expect(await ids()).toEqual(["symptom-checker", "pregnancy", "coaching", "therapists"]);
  expect((await cards("it")).slice(0, 2)).toEqual([
    {
      id: "symptom-checker",
      kind: "SYMPTOM_CHECKER",
      title: "Valutare i sintomi",
      text: expect.stringContaining("dieci minuti"),
      button: "Iniziare",
      link: null,
    },
    expect.objectContaining({ kind: "LINK", title: "Aspetta un bambino?", link: "/maternity" }),
  ]);
});
