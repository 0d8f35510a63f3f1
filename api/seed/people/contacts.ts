import type { ContactNature } from "@portal/model/contacts.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { sealed } from "../../src/insurer/contacts/sealed-contacts.ts";
import type { Household, Person, World } from "./household.ts";
import { randomOf, uuidOf } from "../random.ts";

type Row = Insertable<Tables["contact"]>;
type Email = readonly [email: string, nature: ContactNature];
type Phone = readonly [number: string, nature: ContactNature, mobile: boolean];
interface Contacts {
  emails?: readonly Email[];
  phones?: readonly Phone[];
}

/** The contacts of demonstration people by insured number. Sofia has just joined; Beat has more than today's limit. */
const personas: Readonly<Record<number, Contacts>> = {
  4218730: {
    emails: [
      ["camille@example.ch", "PRV"],
      ["c.rochat@atelier-leman.example", "PRF"],
    ],
    phones: [
      ["+41795550112", "PRV", true],
      ["+41215550190", "PRF", false],
    ],
  },
  4218731: { emails: [["luca@example.ch", "PRV"]], phones: [["+41765550127", "PRV", true]] },
  3907112: { emails: [["urs@example.ch", "PRV"]], phones: [["+41315550142", "PRV", false]] },
  5120044: {
    emails: [["giulia@example.ch", "PRF"]],
    phones: [
      ["+41795550320", "PRF", true],
      ["+41915550321", "PRF", false],
    ],
  },
  6033218: { emails: [["hannah@example.ch", "PRV"]], phones: [["+41785550414", "PRV", true]] },
  7245001: {
    emails: [
      ["oliver@example.ch", "PRV"],
      ["oliver.smith@lemanworks.example", "PRF"],
    ],
    phones: [
      ["+41795550541", "PRF", true],
      ["+33612345678", "PRV", true],
    ],
  },
  7245002: { emails: [["amelia.smith@example.ch", "PRV"]] },
  8100450: {},
  2500001: {
    emails: [
      ["zbinden@example.ch", "PRV"],
      ["beat.zbinden@holzbau-thun.example", "PRF"],
      ["b.zbinden@example.ch", "PRV"],
    ],
    phones: [["+41795550709", "PRV", true]],
  },
  2500002: { emails: [["regula.zbinden@example.ch", "PRV"]] },
  3300777: { emails: [["martin.graf@example.ch", "PRV"]], phones: [["+41795550777", "PRV", true]] },
  3300778: { emails: [["elena.costa@example.ch", "PRV"]] },
};

/** The e-mail addresses and phone numbers of a household's people. */
export function contactRows(household: Household, world: World): Row[] {
  return household.people.flatMap((person) => {
    const { emails = [], phones = [] } =
      personas[person.insuredNumber] ?? invented(person, household, world);
    return [
      ...emails.map(([value, nature]) => rowOf(person, world, "EMAIL", value, nature, null)),
      ...phones.map(([value, nature, mobile]) =>
        rowOf(person, world, "PHONE", value, nature, mobile),
      ),
    ];
  });
}

/** An account holder has the contacts of the account; some also have those at work. */
function invented({ insuredNumber }: Person, { accounts }: Household, { seed }: World): Contacts {
  const account = accounts.find((one) => one.insuredNumber === insuredNumber);
  if (!account) return {};
  const random = randomOf(seed, `contacts ${insuredNumber}`);
  const { login, phone } = account;
  const atWork = random.chance(0.2);
  return {
    emails: [[login, "PRV"], ...(atWork ? [[`work.${login}`, "PRF"] as const] : [])],
    phones: phone ? [[phone, "PRV", true]] : [],
  };
}

function rowOf(
  { insuredNumber }: Person,
  { seed, secrets }: World,
  kind: "EMAIL" | "PHONE",
  value: string,
  nature: ContactNature,
  mobile: boolean | null,
): Row {
  const id = uuidOf(seed, `contact ${insuredNumber} ${value}`);
  return { id, insuredNumber, kind, nature, mobile, ...sealed(secrets, kind, { id, value }) };
}
