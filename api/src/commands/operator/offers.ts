import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import type { OfferContent } from "@portal/model/desk/publication-contents.ts";
import { OfferPartner } from "@portal/model/offers.ts";
import { type Language, languages } from "@portal/model/portal/languages.ts";
import { endedBefore } from "@portal/model/desk/days-of-offers.ts";
import { offers } from "../../insurer/publishing/offers.ts";
import type { Standing } from "../../insurer/publishing/publication-kind.ts";
import { publish } from "../../insurer/publishing/publish.ts";
import {
  urlOption,
  audit,
  type Command,
  dayIn,
  type CommandArguments,
  type OperatorContext,
  optionalText,
  publisherOf,
  textOf,
  wrong,
} from "./command.ts";

/** The options for the texts of an offer, by the field of its content. */
const words = {
  title: "titles",
  subtitle: "subtitles",
  discount: "discounts",
  "discount-text": "discountTexts",
  description: "texts",
  button: "buttons",
} as const satisfies Record<string, keyof OfferContent>;
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
  "offers list": {
    atDesk: "desk published",
    usage: "",
    about: "the offers of the club and their days",
    run: listOffers,
  },
  "offers add": {
    usage: `--id ID ${said}`,
    about: "adds an offer to the club; --link-de … for a language of its own",
    texts: ["id", ...texts],
    run: addOffer,
  },
  "offers change": {
    atDesk: "desk publish offer",
    usage: `ID ${said}`,
    about: "changes what is given of an offer",
    texts,
    run: changeOffer,
  },
  "offers end": {
    atDesk: "desk publish offer",
    usage: "ID [--on DAY]",
    about: "ends an offer, at once or after its last day",
    texts: ["on"],
    run: endOffer,
  },
};

async function listOffers({ db, now }: OperatorContext): Promise<string[]> {
  const all = await offers.read(db);
  if (all.length === 0) return ["No offer."];
  const today = todayInZurich(now);
  return all.map(({ item, content: { titles, beginsOn, endsOn } }) => {
    const isOver = endsOn !== null && endsOn < today;
    const days = `${formatDate(beginsOn)} – ${endsOn ? formatDate(endsOn) : ""}`;
    return `${item.padEnd(40)}  ${days.padEnd(24)}${isOver ? "over  " : ""}${titles.fr}`;
  });
}

async function addOffer(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const id = textOf(given, "id");
  if (!/^[a-z0-9-]{1,40}$/.test(id)) throw wrong(`--id ${id} is not made of a-z, 0-9 and -`);
  const others = await offers.read(operator.db);
  const image = urlOption(given, "image");
  const content = {
    ...allWords((name) => inEach((language) => textOf(given, `${name}-${language}`))),
    links: inEach((language) => givenLink(given, language) ?? urlOption(given, "link")),
    image,
    images: imagesIn(given) ?? [image],
    partner: partnerIn(given),
    position: Math.max(-1, ...others.map(({ content: { position } }) => position)) + 1,
    beginsOn: dayIn(given, "from") ?? todayInZurich(operator.now),
    endsOn: dayIn(given, "until") ?? null,
  };
  if (others.some(({ item }) => item === id)) throw wrong(`there is an offer ${id} already`);
  await write(operator, { item: id, content });
  await audit(operator, "offers add", id);
  return [`Added: ${id}`];
}

async function changeOffer(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const { item: id, content: before } = await standingOffer(operator, given);
  const content = {
    ...before,
    ...allWords((name) =>
      inEach(
        (language) => optionalText(given, `${name}-${language}`) ?? before[words[name]][language],
      ),
    ),
    links: inEach((language) => givenLink(given, language) ?? before.links[language]),
    image: optionalText(given, "image") ? urlOption(given, "image") : before.image,
    images: imagesIn(given) ?? before.images,
    partner: { ...before.partner, ...givenPartner(given) },
    beginsOn: dayIn(given, "from") ?? before.beginsOn,
    endsOn: dayIn(given, "until") ?? before.endsOn,
  };
  await write(operator, { item: id, content });
  await audit(operator, "offers change", id);
  return [`Changed: ${id}`];
}

/** An offer that has not begun is over too, so that its history stays. */
async function endOffer(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const { item: id, content: before } = await standingOffer(operator, given);
  const on = dayIn(given, "on");
  const content =
    on === undefined || on < before.beginsOn
      ? endedBefore(before, todayInZurich(operator.now))
      : { ...before, endsOn: on };
  await write(operator, { item: id, content });
  await audit(operator, "offers end", id);
  return [`Its last day is ${formatDate(content.endsOn ?? "")}: ${id}`];
}

async function write(
  operator: OperatorContext,
  { item, content }: Standing<OfferContent>,
): Promise<void> {
  if (content.endsOn !== null && content.endsOn < content.beginsOn)
    throw wrong("the last day is before the first");
  await publish(operator.db, offers, { item, content, ...publisherOf(operator) });
}

async function standingOffer(
  { db }: OperatorContext,
  { words: [id = "", more] }: CommandArguments,
): Promise<Standing<OfferContent>> {
  if (id === "" || more !== undefined) throw wrong("the id of one offer is missing");
  const [offer] = await offers.read(db, id);
  if (!offer) throw wrong(`there is no offer ${id}: offers list names them`);
  return offer;
}

function allWords(make: (name: (typeof wordNames)[number]) => Record<Language, string>) {
  return {
    titles: make("title"),
    subtitles: make("subtitle"),
    discounts: make("discount"),
    discountTexts: make("discount-text"),
    texts: make("description"),
    buttons: make("button"),
  };
}

function inEach<T>(make: (language: Language) => T): Record<Language, T> {
  return { fr: make("fr"), de: make("de"), it: make("it"), en: make("en") };
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
