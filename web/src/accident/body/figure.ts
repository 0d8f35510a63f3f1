import type { BodyPart } from "@portal/model/accident/words.ts";

/** One outline serves both views; seen from behind, left and right are swapped. */
export const OUTLINE =
  "M100 10C113.5 10 122 20 122 34C122 46 117 57 110 62C109.5 66 109.5 69 110 73C112 81 120 84 129 86.5C143 90 153 98 155 114C156.5 130 160 146 162.5 162C166 180 170 200 173 222C174 229 178 237 180.5 247C183 257 183 268 179.5 276C177 281 169.5 281 167.5 273C166.5 267 165.5 263 164.5 259C163 263 160 267.5 157.5 265.5C155 263 157.5 254 158.5 247C159 243 159.4 240 159.5 236C156 214 150 194 146.5 174C143 156 139 140 136.5 123C136 140 132 154 131 168C130.5 186 137 204 139 224C142 254 135 286 131.5 312C129.5 322 131.5 334 133 344C136 364 129 390 126.5 408C126 417 131 425 136 433C139 439 135 444 129 444C123 444.5 118 444.5 114.5 444C109.5 443 110 434 111 427C112 418 112 412 111.5 405C110 388 105 368 107 346C108 334 107 322 106.5 312C105.5 288 102.5 262 101.5 243C101 240 100.5 239 100 239C99.5 239 99 240 98.5 243C97.5 262 94.5 288 93.5 312C93 322 92 334 93 346C95 368 90 388 88.5 405C88 412 88 418 89 427C90 434 90.5 443 85.5 444C82 444.5 77 444.5 71 444C65 444 61 439 64 433C69 425 74 417 73.5 408C71 390 64 364 67 344C68.5 334 70.5 322 68.5 312C65 286 58 254 61 224C63 204 69.5 186 69 168C68 154 64 140 63.5 123C61 140 57 156 53.5 174C50 194 44 214 40.5 236C40.6 240 41 243 41.5 247C42.5 254 45 263 42.5 265.5C40 267.5 37 263 35.5 259C34.5 263 33.5 267 32.5 273C30.5 281 23 281 20.5 276C17 268 17 257 19.5 247C22 237 26 229 27 222C30 200 34 180 37.5 162C40 146 43.5 130 45 114C47 98 57 90 71 86.5C80 84 88 81 90 73C90.5 69 90.5 66 90 62C83 57 78 46 78 34C78 20 86.5 10 100 10Z";
export const VIEW_BOX = "10 4 180 446";
/** The axis of symmetry. */
const AXIS = 100;

export type View = "front" | "back";

type Corner = readonly [x: number, y: number];
export interface Region {
  readonly part: BodyPart;
  readonly corners: readonly Corner[];
}

/** The regions on the axis, from the head down: the part in front, the part behind, and the corners. */
const middle: readonly (readonly [BodyPart, BodyPart, readonly Corner[]])[] = [
  [
    "HEAD",
    "BACK_OF_HEAD",
    [
      [66, 4],
      [134, 4],
      [134, 62],
      [66, 62],
    ],
  ],
  [
    "NECK",
    "NAPE",
    [
      [80, 62],
      [120, 62],
      [129, 84],
      [71, 84],
    ],
  ],
  [
    "CHEST",
    "UPPER_BACK",
    [
      [71, 84],
      [129, 84],
      [136, 124],
      [136, 148],
      [64, 148],
      [64, 124],
    ],
  ],
  [
    "ABDOMEN",
    "LOWER_BACK",
    [
      [60, 148],
      [140, 148],
      [140, 192],
      [60, 192],
    ],
  ],
  [
    "PELVIS",
    "BUTTOCKS",
    [
      [56, 192],
      [144, 192],
      [144, 222],
      [100, 242],
      [56, 222],
    ],
  ],
];

const limbs = [
  "SHOULDER",
  "UPPER_ARM",
  "ELBOW",
  "FOREARM",
  "WRIST",
  "HAND",
  "THIGH",
  "KNEE",
  "LOWER_LEG",
  "FOOT",
] as const;

/** The limb on the right of the drawing; the left one is mirrored. */
const limbCorners: Readonly<Record<(typeof limbs)[number], readonly Corner[]>> = {
  SHOULDER: [
    [129, 78],
    [168, 78],
    [168, 120],
    [136, 124],
  ],
  UPPER_ARM: [
    [136, 124],
    [168, 120],
    [170, 156],
    [138, 160],
  ],
  ELBOW: [
    [138, 160],
    [170, 156],
    [174, 180],
    [144, 185],
  ],
  FOREARM: [
    [144, 185],
    [174, 180],
    [182, 214],
    [150, 221],
  ],
  WRIST: [
    [150, 221],
    [182, 214],
    [186, 232],
    [152, 239],
  ],
  HAND: [
    [152, 239],
    [186, 232],
    [196, 292],
    [152, 292],
  ],
  THIGH: [
    [144, 222],
    [144, 310],
    [100, 310],
    [100, 242],
  ],
  KNEE: [
    [144, 310],
    [144, 342],
    [100, 342],
    [100, 310],
  ],
  LOWER_LEG: [
    [144, 342],
    [144, 406],
    [100, 406],
    [100, 342],
  ],
  FOOT: [
    [144, 406],
    [144, 452],
    [100, 452],
    [100, 406],
  ],
};

/** The regions of a view. In the front view, the person's left is on the right of the drawing. */
export function regionsOf(view: View): readonly Region[] {
  const [right, left] =
    view === "front" ? (["LEFT", "RIGHT"] as const) : (["RIGHT", "LEFT"] as const);
  return [
    ...middle.map(([front, back, corners]) => ({ part: view === "front" ? front : back, corners })),
    ...limbs.flatMap((limb): Region[] => [
      { part: `${right}_${limb}`, corners: limbCorners[limb] },
      { part: `${left}_${limb}`, corners: limbCorners[limb].map(([x, y]) => [2 * AXIS - x, y]) },
    ]),
  ];
}

export function pathOf({ corners }: Region): string {
  return `M${corners.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
}

function centreOf({ corners }: Region): Corner {
  const sum = (place: 0 | 1) => corners.reduce((total, corner) => total + corner[place], 0);
  return [sum(0) / corners.length, sum(1) / corners.length];
}

const directions: Readonly<Record<string, Corner>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** The weight of sideways distance, so that an arrow key moves as straight as possible. */
const ASIDE = 2;

/** The body part that an arrow key moves to; nothing at the edge or for another key. */
export function partAfterKey(view: View, from: BodyPart, key: string): BodyPart | undefined {
  const direction = directions[key];
  const regions = regionsOf(view);
  const start = regions.find(({ part }) => part === from);
  if (!direction || !start) return undefined;
  const [x, y] = centreOf(start);
  const reached = regions.flatMap((region) => {
    const [otherX, otherY] = centreOf(region);
    const ahead = (otherX - x) * direction[0] + (otherY - y) * direction[1];
    const aside = Math.abs((otherX - x) * direction[1]) + Math.abs((otherY - y) * direction[0]);
    return ahead > 1 ? [{ part: region.part, distance: ahead + ASIDE * aside }] : [];
  });
  return reached.toSorted((one, other) => one.distance - other.distance)[0]?.part;
}
