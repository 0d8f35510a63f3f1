import * as z from "zod/mini";
import { OpeningSpans, OpeningWeek } from "../../calendar/opening-hours.ts";
import { requiredLine } from "../../portal/texts.ts";
import { Email } from "../../typing/email.ts";
import { plainTyping } from "../../typing/printable.ts";
import { Code, Day, orNull, WholePhone } from "../fields.ts";
import {
  CantonCode,
  distinctBy,
  Link,
  Names,
  Position,
  SpokenLanguages,
  Texts,
} from "./catalogue-fields.ts";

/** A phone number as it is shown, such as `+41 21 555 09 00`. */
const ShownPhone = /* @__PURE__ */ z
  .string("required")
  .check(z.overwrite(plainTyping), z.regex(/^\+[1-9](?: ?\d){6,14}$/, "phone.invalid"));

const latitude = /* @__PURE__ */ z
  .number("invalid")
  .check(z.minimum(-90, "invalid"), z.maximum(90, "invalid"));
const longitude = /* @__PURE__ */ z
  .number("invalid")
  .check(z.minimum(-180, "invalid"), z.maximum(180, "invalid"));

/** An agency with its opening hours. */
export const SentAgency = /* @__PURE__ */ z.strictObject({
  /** What stands above its door. */
  title: requiredLine(80),
  /** The general agency that it belongs to. */
  generalAgency: requiredLine(80),
  street: requiredLine(60),
  zip: z.string("required").check(z.regex(/^\d{4}$/, "invalid")),
  city: requiredLine(60),
  canton: CantonCode,
  lat: latitude,
  lng: longitude,
  email: Email,
  phone: ShownPhone,
  fax: orNull(ShownPhone),
  visualTour: orNull(Link.check(z.startsWith("https://", "link.invalid"))),
  languages: SpokenLanguages,
  comment: orNull(Texts),
  week: OpeningWeek,
  exceptions: z._default(
    z.array(z.strictObject({ day: Day, spans: OpeningSpans, reason: Names })).check(
      z.maxLength(400, "tooMany"),
      distinctBy(({ day }) => day),
    ),
    [],
  ),
});

/** A phone line: of the customer service or of medical advice. */
export const SentContactLine = /* @__PURE__ */ z.strictObject({
  position: Position,
  names: Names,
  phone: ShownPhone,
  languages: SpokenLanguages,
  week: OpeningWeek,
  /** The canton whose holidays a service line keeps. */
  canton: orNull(CantonCode),
});

export const SentBroker = /* @__PURE__ */ z.strictObject({
  name: requiredLine(80),
  company: requiredLine(80),
  phone: ShownPhone,
  email: Email,
  languages: SpokenLanguages,
  canton: CantonCode,
  week: OpeningWeek,
});

export const SentTelemedicinePartner = /* @__PURE__ */ z.strictObject({
  network: Code,
  name: requiredLine(80),
  phone: WholePhone,
  type: z.enum(["PHONE", "APP"], "invalid"),
});
