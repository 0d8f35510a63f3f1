import { moveDay } from "@portal/model/calendar/calendar.ts";
import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import { OfferPartner, OfferTexts } from "@portal/model/offers.ts";
import { type Language, languages } from "@portal/model/portal/languages.ts";
import { z } from "zod";
import { sentenceIn } from "../../core/in-language.ts";
import {
  urlOption,
  audit,
  type Command,
  dayIn,
  type CommandArguments,
  type OperatorContext,
  optionalText,
  textOf,
  wrong,
} from "./command.ts";

/** The options for the texts of an offer, by field. */
const words = {
  title: "title",
  subtitle: "subtitle",
  discount: "discountTitle",
  "discount-text": "discountSubtitle",
  description: "description",
  button: "button",
} as const satisfies Record<string, keyof OfferTexts>;
const wordNames = [
  "title",
  "subtitle",
  "discount",
  "discount-text",
  "description",
  "button",
] as const;
const partnerNames = ["name", "address", "tel", "email", "site", "logo"] as const;

const perLanguage = (name: string) => languages.map((language) => `${name}-${language}`);
const texts = [
  ...wordNames.flatMap(perLanguage),
  "link",
  ...perLanguage("link"),
  "image",
  "images",
  ...partnerNames.map((name) => `partner-${name}`),
  "from",
  "until",
];
const said =
  "--title-fr TEXT (and -de, -it, -en; likewise subtitle, discount, discount-text, description, button) --link URL --image PATH [--images PATH,PATH] --partner-name TEXT [--partner-address, -tel, -email, -site, -logo] [--from DAY] [--until DAY]";

export const offerCommands: Record<string, Command> = {
  "offers list": { usage: "", about: "the offers of the club and their days", run: listOffers },
  "offers add": {
    usage: `--id ID ${said}`,
    about: "adds an offer to the club; --link-de … for a language of its own",
    texts: ["id", ...texts],
    run: addOffer,
  },
  "offers change": {
    usage: `ID ${said}`,
    about: "changes what is given of an offer",
    texts,
    run: changeOffer,
  },
  "offers end": {
    usage: "ID [--on DAY]",
    about: "ends an offer, at once or after its last day",
    texts: ["on"],
    run: endOffer,
  },
};

async function listOffers({ db, now }: OperatorContext): Promise<string[]> {
  const rows = await db.selectFrom("offer").selectAll().orderBy("position").orderBy("id").execute();
  if (rows.length === 0) return ["No offer."];
  const today = todayInZurich(now);
  return rows.map(({ id, startDate, endDate, texts: all }) => {
    const { title } = TextsByLanguage.parse(all).fr;
    const isOver = endDate !== null && endDate < today;
    const days = `${formatDate(startDate)} – ${endDate ? formatDate(endDate) : ""}`;
    return `${id.padEnd(40)}  ${days.padEnd(24)}${isOver ? "over  " : ""}${title}`;
  });
}

const TextsByLanguage = z.record(z.enum(languages), OfferTexts);

async function addOffer(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const id = textOf(given, "id");
  if (!/^[a-z0-9-]{1,40}$/.test(id)) throw wrong(`--id ${id} is not made of a-z, 0-9 and -`);
  const { count } = await operator.db
    .selectFrom("offer")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const image = urlOption(given, "image");
  const added = await operator.db
    .insertInto("offer")
    .values({
      id,
      position: count,
      image,
      thumbnail: image,
      images: JSON.stringify(imagesIn(given) ?? [image]),
      texts: JSON.stringify(inEach((language) => textsIn(given, language))),
      buttonLink: JSON.stringify(inEach((language) => linkIn(given, language))),
      partner: JSON.stringify(partnerIn(given)),
      startDate: dayIn(given, "from") ?? todayInZurich(operator.now),
      endDate: dayIn(given, "until") ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) throw wrong(`there is an offer ${id} already`);
  await audit(operator, "offers add", id);
  return [`Added: ${id}`];
}

async function changeOffer(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const offer = await lockedOffer(operator, given);
  const { id } = offer;
  const before = TextsByLanguage.parse(offer.texts);
  const image = optionalText(given, "image") && urlOption(given, "image");
  const images = imagesIn(given);
  const partner = { ...OfferPartner.parse(offer.partner), ...givenPartner(given) };
  await operator.db
    .updateTable("offer")
    .set({
      texts: JSON.stringify(
        inEach((language) => ({ ...before[language], ...givenTexts(given, language) })),
      ),
      buttonLink: JSON.stringify(
        inEach((language) => givenLink(given, language) ?? sentenceIn(offer.buttonLink, language)),
      ),
      partner: JSON.stringify(partner),
      ...(image && { image, thumbnail: image }),
      ...(images && { images: JSON.stringify(images) }),
      startDate: dayIn(given, "from") ?? offer.startDate,
      endDate: dayIn(given, "until") ?? offer.endDate,
    })
    .where("id", "=", id)
    .execute();
  await audit(operator, "offers change", id);
  return [`Changed: ${id}`];
}

/** An offer that has not begun is deleted. */
async function endOffer(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const { id, startDate } = await lockedOffer(operator, given);
  const yesterday = moveDay(todayInZurich(operator.now), { days: -1 });
  const endDate = dayIn(given, "on") ?? yesterday;
  if (endDate < startDate) await operator.db.deleteFrom("offer").where("id", "=", id).execute();
  else await operator.db.updateTable("offer").set({ endDate }).where("id", "=", id).execute();
  await audit(operator, "offers end", id);
  return [endDate < startDate ? `Removed: ${id}` : `Its last day is ${formatDate(endDate)}: ${id}`];
}

async function lockedOffer({ db }: OperatorContext, { words: [id = "", more] }: CommandArguments) {
  if (id === "" || more !== undefined) throw wrong("the id of one offer is missing");
  const offer = await db
    .selectFrom("offer")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!offer) throw wrong(`there is no offer ${id}: offers list names them`);
  return offer;
}

function inEach<T>(make: (language: Language) => T): Record<Language, T> {
  return { fr: make("fr"), de: make("de"), it: make("it"), en: make("en") };
}

function textsIn(given: CommandArguments, language: Language): OfferTexts {
  for (const name of wordNames) textOf(given, `${name}-${language}`);
  return OfferTexts.parse(givenTexts(given, language));
}

function givenTexts(given: CommandArguments, language: Language): Partial<OfferTexts> {
  return Object.fromEntries(
    wordNames.flatMap((name) => {
      const text = optionalText(given, `${name}-${language}`);
      return text === undefined ? [] : [[words[name], text]];
    }),
  );
}

function linkIn(given: CommandArguments, language: Language): string {
  return givenLink(given, language) ?? urlOption(given, "link");
}

function givenLink(given: CommandArguments, language: Language): string | undefined {
  const name = optionalText(given, `link-${language}`) ? `link-${language}` : "link";
  return optionalText(given, name) && urlOption(given, name);
}

function imagesIn(given: CommandArguments): string[] | undefined {
  return optionalText(given, "images")
    ?.split(",")
    .map((image) => urlOption({ ...given, options: { images: image } }, "images"));
}

function partnerIn(given: CommandArguments): OfferPartner {
  const name = textOf(given, "partner-name");
  const unknown = { address: null, tel: null, email: null, site: null, logo: null };
  return OfferPartner.parse({ ...unknown, ...givenPartner(given), name });
}

function givenPartner(given: CommandArguments): Partial<OfferPartner> {
  return Object.fromEntries(
    partnerNames.flatMap((name) => {
      const option = `partner-${name}`;
      if (optionalText(given, option) === undefined) return [];
      const isAddress = name === "site" || name === "logo";
      return [[name, isAddress ? urlOption(given, option) : textOf(given, option)]];
    }),
  );
}
