import { callsAs, db } from "../portal.ts";
import { askByLetter, treatAccess } from "../samples/applicants.ts";
import { hasContract, operator } from "../samples/contract-changes.ts";
import { treatAll } from "../samples/requests.ts";
import { aBrowser, identified, opened } from "../samples/visitors.ts";
import { aMember, type Member, type Outsider } from "./crowd.ts";
import { accepted, type Proof, type Proofs, toOutsider } from "./proof.ts";

/** A successful identity check by the demonstration's service. */
async function isChecked({ insuredNumber, birthdate, email, phone }: Outsider): Promise<void> {
  await opensFlag("PXL_VISION");
  const body = { insuredNumber, birthdate, email, phone };
  const started = await accepted(callsAs().post("/v1/onboarding-digital", body));
  const { id, url } = await started.json();
  const [, secret] = new URL(url).hash.slice(1).split(".");
  const passed = { id, secret, event: "PASSED" };
  await accepted(callsAs().post("/v1/demonstration/identity-checks", passed));
  await treatAccess();
}

const opensFlag = (id: string) =>
  db
    .insertInto("featureFlag")
    .values({ id, value: true })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ value: true }))
    .execute();

/** Orders a card as a visitor, in a French browser. */
async function ordersCard(who: Pick<Outsider, "insuredNumber" | "birthdate">): Promise<string> {
  await opened();
  const browser = await identified(who);
  await accepted(browser.order());
  const { id } = await db
    .selectFrom("interaction")
    .select("id")
    .where("insuredNumber", "=", who.insuredNumber)
    .executeTakeFirstOrThrow();
  return id;
}

const ofMember = ({ insuredNumber }: Member) => ({ insuredNumber, birthdate: "1980-05-17" });

/** The person requests access again with their login address. */
const asksAgain: Proof = async (language) => {
  const who = await aMember(language);
  await askByLetter({ ...ofMember(who), email: who.email, phone: "+41795550377" });
  return [`EMAIL ${who.email}`];
};

/** A visitor with an account orders a card: the result is sent to the account. */
const ordersWithAccount: Proof = async (language) => {
  const who = await aMember(language);
  await hasContract(who.insuredNumber, { productCode: "RF01" });
  await ordersCard(ofMember(who));
  await treatAll();
  return [`EMAIL ${who.email}`];
};

export const visitorProofs: Proofs = {
  "access.letter": toOutsider(async (who) => {
    await accepted(askByLetter(who));
    return [`SMS ${who.mobile}`];
  }),
  "access.code": toOutsider(async (who) => {
    await isChecked(who);
    return [`SMS ${who.phone}`];
  }),
  "access.opened": toOutsider(async (who) => {
    await isChecked(who);
    return [`SMS ${who.mobile}`];
  }),
  "access.exists": asksAgain,
  "self-service.code": toOutsider(async (who) => {
    await opened();
    await accepted(aBrowser().identify(who));
    return [`SMS ${who.mobile}`];
  }),
  "self-service.link": toOutsider(async (who) => {
    await opened();
    await accepted(aBrowser().identify(who, "LINK"));
    return [`SMS ${who.mobile}`];
  }),
  "veka.ordered": toOutsider(async (who) => {
    await ordersCard(who);
    return [`SMS ${who.mobile}`];
  }),
  "veka.sent": ordersWithAccount,
  "request.refused": toOutsider(async (who) => {
    await operator("refuse", await ordersCard(who), "The card is not lost.");
    return [`SMS ${who.mobile}`];
  }),
};
