import { BodyPart } from "@portal/model/accident/words.ts";
import { expect, test } from "vitest";
import { partAfterKey, regionsOf, type View } from "./figure.ts";

const arrows = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

/** All body parts that arrow keys reach from another one. */
function reachedFrom(view: View, start: BodyPart): Set<BodyPart> {
  const reached = new Set<BodyPart>([start]);
  for (const part of reached) {
    for (const key of arrows) {
      const next = partAfterKey(view, part, key);
      if (next) reached.add(next);
    }
  }
  return reached;
}

test("O04 every part of the body is drawn on one side or the other", () => {
  const drawn = new Set([...regionsOf("front"), ...regionsOf("back")].map(({ part }) => part));
  expect([...drawn].toSorted()).toEqual([...BodyPart.options].toSorted());
});

test.each([
  ["front", "HEAD"],
  ["back", "BACK_OF_HEAD"],
] as const)("O04 seen from the %s, arrow keys lead from the head to every part", (view, head) => {
  const parts = regionsOf(view).map(({ part }) => part);
  expect([...reachedFrom(view, head)].toSorted()).toEqual(parts.toSorted());
});

test("O04 whoever faces us has their left on our right, and from behind on our left", () => {
  expect(partAfterKey("front", "CHEST", "ArrowRight")).toBe("LEFT_SHOULDER");
  expect(partAfterKey("back", "UPPER_BACK", "ArrowRight")).toBe("RIGHT_SHOULDER");
  expect(partAfterKey("front", "HEAD", "ArrowUp")).toBeUndefined();
  expect(partAfterKey("front", "HEAD", "Escape")).toBeUndefined();
});
