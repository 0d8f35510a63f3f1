import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { afterAll, describe, inject, test } from "vitest";
import { addDemonstrationCaregivers } from "../../api/seed/places/caregivers.ts";
import { forms } from "./offline-forms.ts";
import { walkWithCut } from "./offline-walk.ts";
import { openPortal } from "../harness/portal.ts";

// No request is treated during a test.
const portal = await openPortal(inject("databaseUrl"), { REQUEST_DELAY_SECONDS: "86400" });
await addDemonstrationCaregivers(portal.owner, todayInZurich(new Date()));
afterAll(() => portal.close());

/** All of them take minutes; the short run takes a sample. */
const walked = process.env["LONG"] ? forms : forms.filter(({ name }) => name === "send documents");

describe.each(walked)("a network that is cut while a form is filled in: $name", (form) => {
  test.each(form.steps.map((step, place) => ({ does: step.does, place })))(
    "at “$does” nothing typed is lost, the page stays, and the form comes to its end",
    ({ place }) => walkWithCut(portal, form, place),
  );
});
