import { randomUUID } from "node:crypto";
import {
  SentAgency,
  SentBroker,
  SentContactLine,
  SentTelemedicinePartner,
} from "@portal/model/exchange/catalogue/contacts.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { defineEntity } from "../entity.ts";

export const agencies = defineEntity({
  name: "agencies",
  about: "An agency with its opening hours and the days on which it keeps others.",
  rule: SentAgency,
  async write({ db }, { data, internalKey: uuid = randomUUID() }) {
    const { generalAgency, phone, comment, languages, week, exceptions, ...plain } = data;
    const values = {
      ...plain,
      agencyName: generalAgency,
      phoneNumber: phone,
      comment: comment && JSON.stringify(comment),
      languages: JSON.stringify(languages),
      week: JSON.stringify(week),
    };
    await db
      .insertInto("agency")
      .values({ uuid, ...values })
      .onConflict((conflict) => conflict.column("uuid").doUpdateSet(values))
      .execute();
    await db.deleteFrom("agencyException").where("agency", "=", uuid).execute();
    const rows = exceptions.map(({ day, spans, reason }) => {
      return { agency: uuid, day, spans: JSON.stringify(spans), reason: JSON.stringify(reason) };
    });
    if (rows.length > 0) await db.insertInto("agencyException").values(rows).execute();
    return uuid;
  },
});

export const serviceLines = defineEntity({
  name: "service-lines",
  about: "A phone line of the customer service; `canton` names whose holidays it keeps.",
  rule: SentContactLine,
  async write({ db }, { data, internalKey: id = randomUUID() }) {
    const { canton } = data;
    if (canton === null) throw new Problem("INVALID", { fields: { canton: "required" } });
    const values = { ...columnsOf(data), canton };
    await db
      .insertInto("serviceLine")
      .values({ id, ...values })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
      .execute();
    return id;
  },
});

export const healthLines = defineEntity({
  name: "health-lines",
  about: "A phone line that gives medical advice; an account has the first one in its language.",
  rule: SentContactLine,
  async write({ db }, { data, internalKey: id = randomUUID() }) {
    const values = columnsOf(data);
    await db
      .insertInto("healthContact")
      .values({ id, ...values })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
      .execute();
    return id;
  },
});

interface LineData {
  position: number;
  names: object;
  phone: string;
  languages: readonly string[];
  week: readonly unknown[];
}

function columnsOf({ position, names, phone, languages, week }: LineData) {
  return {
    position,
    name: JSON.stringify(names),
    phoneNumber: phone,
    languages: JSON.stringify(languages),
    week: JSON.stringify(week),
  };
}

export const brokers = defineEntity({
  name: "brokers",
  about: "A broker whom customers can have mandated.",
  rule: SentBroker,
  async write({ db }, { data, internalKey: id = randomUUID() }) {
    const { phone, languages, week, ...plain } = data;
    const values = {
      ...plain,
      phoneNumber: phone,
      languages: JSON.stringify(languages),
      week: JSON.stringify(week),
    };
    await db
      .insertInto("broker")
      .values({ id, ...values })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
      .execute();
    return id;
  },
});

export const telemedicinePartners = defineEntity({
  name: "telemedicine-partners",
  about: "A partner of the telemedicine model, by the code of its network.",
  rule: SentTelemedicinePartner,
  async write({ db }, { data: { network: codeReseau, ...values } }) {
    await db
      .insertInto("telemedicinePartner")
      .values({ codeReseau, ...values })
      .onConflict((conflict) => conflict.column("codeReseau").doUpdateSet(values))
      .execute();
    return codeReseau;
  },
});
