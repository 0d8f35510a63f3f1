import { expect, test } from "vitest";
import { borneTogether, type ChildTerm } from "./family.ts";

const term = (child: string, insurerCode: string, borne: number, deductible = 0): ChildTerm => ({
  child,
  insurerCode,
  borne,
  deductible,
});

test.each<[string, ChildTerm[], { borne: number; highest: number }]>([
  ["an only child", [term("Kim", "A", 50)], { borne: 50, highest: 0 }],
  [
    "brothers and sisters",
    [term("Kim", "A", 50), term("Lou", "A", 70, 100)],
    { borne: 120, highest: 100 },
  ],
  [
    "one with another insurer",
    [term("Kim", "A", 50), term("Lou", "B", 70, 100)],
    { borne: 50, highest: 0 },
  ],
  [
    "who changed the deductible within the year",
    [term("Kim", "A", 50, 100), term("Kim", "A", 50, 400)],
    { borne: 50, highest: 400 },
  ],
  [
    "who was with both insurers",
    [term("Kim", "A", 50), term("Kim", "B", 50), term("Lou", "B", 70)],
    { borne: 120, highest: 0 },
  ],
  ["whom nobody insures", [term("Lou", "A", 70)], { borne: 0, highest: 0 }],
])("H04 children bear together what those of one insurer have borne: %s", (_, family, together) => {
  expect(borneTogether("Kim", family)).toEqual(together);
});
