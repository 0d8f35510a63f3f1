import { moveDay } from "@portal/model/calendar/calendar.ts";
import { clientHeaders } from "@portal/model/portal/client.ts";
import { withCode } from "../samples/codes.ts";
import { represents } from "../samples/representatives.ts";
import { today } from "../samples/changed-contracts.ts";
import { aMember, type Member } from "./crowd.ts";
import { onAllChannels, type Proof, type Proofs } from "./proof.ts";

const INVITE = `mutation Invite($input: InviteRepresentativeInput!) { inviteRepresentative(input: $input) { id } }`;
const ACCEPT = "mutation Accept($id: ID!) { acceptRepresentation(id: $id) { id } }";
const END = "mutation End($id: ID!) { endRepresentation(id: $id) }";

/** The other side speaks English, so that a message in its language is not taken for one in the person's. */
const another = () => aMember("en");

async function invites(owner: Member, representative: Member): Promise<string> {
  const input = {
    email: representative.email,
    lastname: "Rossi",
    relation: "CHILD",
    scope: "SEE",
    people: [owner.insuredNumber],
    until: moveDay(today, { months: 6 }),
  };
  const { data } = await withCode(owner, INVITE, { input });
  return data.inviteRepresentative.id;
}

async function accepts(owner: Member, representative: Member): Promise<void> {
  const id = await invites(owner, representative);
  await withCode(representative, ACCEPT, { id });
}

const invited: Proof = async (language) => {
  const who = await aMember(language);
  await invites(await another(), who);
  return [`EMAIL ${who.email}`];
};

const ended: Proof = async (language) => {
  const [owner, representative] = [await aMember(language), await aMember(language)];
  const headers = await represents(representative, owner);
  await owner.graphql(END, { id: headers[clientHeaders.representation] });
  return [owner, representative].flatMap(({ email, phone }) => [`EMAIL ${email}`, `SMS ${phone}`]);
};

const ASK = `mutation Ask($id: ID!) { askWiderScope(id: $id, scope: SEND) { id } }`;
const LOWER = `mutation Lower($id: ID!) { lowerRepresentation(id: $id, scope: SEE) { id } }`;

const askedForMore: Proof = async (language) => {
  const [owner, representative] = [await another(), await aMember(language)];
  const headers = await represents(representative, owner);
  await withCode(owner, ASK, { id: headers[clientHeaders.representation] });
  return [`EMAIL ${representative.email}`];
};

const lowered: Proof = async (language) => {
  const [owner, representative] = [await aMember(language), await aMember(language)];
  const headers = await represents(representative, owner, { scope: "SEND" });
  await owner.graphql(LOWER, { id: headers[clientHeaders.representation] });
  return [owner, representative].flatMap(({ email, phone }) => [`EMAIL ${email}`, `SMS ${phone}`]);
};

export const representationProofs: Proofs = {
  "representation.invitation": invited,
  "representation.accepted": onAllChannels(async (who) => accepts(who, await another())),
  "representation.confirmed": onAllChannels(async (who) => accepts(await another(), who)),
  "representation.ended": ended,
  "representation.scope": lowered,
  "representation.wider": askedForMore,
};
