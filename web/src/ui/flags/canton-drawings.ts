import type { CantonCode } from "@portal/model/places/cantons.ts";

/** A shape on a square of 32: its outline and its colour. */
export type Shape = readonly [outline: string, colour: string];

const red = "#d52b1e";
const blue = "#0a6bb5";
const green = "#009a44";
const yellow = "#ffd200";
const black = "#1a1a1a";
const white = "#fff";

// Square flags, not shields: the arms of a canton are reserved to it (RS 232.21, art. 8).
export const cantonDrawings: Record<CantonCode, readonly Shape[]> = {
  AG: [
    field(blue),
    [box(0, 0, 16, 32), black],
    [wave(9), white],
    [wave(15), white],
    [wave(21), white],
    [star(24, 8, 3), white],
    [star(21, 16, 3), white],
    [star(26, 23, 3), white],
  ],
  AI: [field(white), [bear(), black]],
  AR: [
    field(white),
    [bear(), black],
    ["M2 6h2l1.5 5L7 6h2L6.5 14h-2z", black],
    ["M24 6h4a2.5 2.5 0 0 1 .6 4.8L30.500 14h-2.200l-1.700-3H26v3h-2z", black],
  ],
  BE: [
    field(red),
    ["M0 0h9l23 23v9h-9L0 9z", yellow],
    ["M6 8l3-2 2 2 4 3 4 4 4 5 2 5-2 1-3-4-2 1 1 4-2 1-3-5-4-3-1 3-2 0 1-6-2-4-2-1z", black],
  ],
  BL: [field(white), [crozier(), red], ...[9, 13, 17].map((y): Shape => [dot(24, y), red])],
  BS: [field(white), [crozier(), black]],
  FR: [field(white), [box(0, 0, 32, 16), black]],
  GE: [
    field(red),
    [box(0, 0, 16, 32), yellow],
    ["M16 4l-4 1-2 3 2 1-1 2-6-5-2 5 3 1-4 3 5 1-4 5 5-1-3 5 5-2 2 3-2 4h6z", black],
    ["M22 5h4v2h-1v16h2a3 3 0 1 1-6 0h2V12h-4V6h3z", yellow],
  ],
  GL: [
    field(red),
    [dot(16, 7, 3), yellow],
    ["M13 10h6l3 18h-12z", black],
    ["M22 4h1.500v24H22z", yellow],
    ["M9 14l4-3v6l-3 3z", black],
  ],
  GR: [
    field(white),
    [box(0, 0, 8, 16), black],
    [box(16, 0, 8, 8), blue],
    [box(24, 8, 8, 8), blue],
    [box(24, 0, 8, 8), yellow],
    [box(16, 8, 8, 8), yellow],
    ["M0 15.500h32v1H0zM15.500 0h1v16h-1z", black],
    ["M8 20c1-3 5-3 6 0l6 1 3 3-1 1 1 5h-2l-1-4h-6l-2 4h-2l1-6-2-2-2 1z", black],
  ],
  JU: [
    field(white),
    ...[0, 9.2, 18.4, 27.6].map((y): Shape => [box(16, y, 16, 4.6), red]),
    ["M7 30V13c-4-1-4-9 2-9 5 0 5 6 1 6v-2c2 0 1-2-1-2-3 0-3 5 1 5l-1 2v17z", red],
  ],
  LU: [field(white), [box(0, 16, 32, 16), blue]],
  NE: [
    field(white),
    [box(0, 0, 10.7, 32), green],
    [box(21.3, 0, 10.7, 32), red],
    [cross(26.7, 5, 1.2), white],
  ],
  NW: [
    field(red),
    ["M13 3h2v20h-2zM17 3h2v20h-2zM7 4h5v2H9v2h3v2H7zM20 4h5v6h-5V8h3V6h-3z", white],
    ["M16 21a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4z", white],
  ],
  OW: [
    field(white),
    [box(0, 0, 32, 16), red],
    ["M15 3h2v13h-2zM17 4h6v6h-6V8h4V6h-4z", white],
    ["M15 16h2v5h-2zM16 20a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4z", red],
  ],
  SG: [
    field(green),
    [box(12, 8, 2, 21), white],
    [box(15, 8, 2, 21), white],
    [box(18, 8, 2, 21), white],
    [box(11, 12, 10, 2), black],
    [box(11, 22, 10, 2), black],
    ["M13 3l7-0 3 5-3 3h-5z", white],
  ],
  SH: [
    field(yellow),
    ["M8 8c3-4 8-2 7 2l6 4 2 6 4 3-2 1-4-2-1 7h-2l-1-6-5-2-2 7H8l1-9-2-5-3 0 1-3z", black],
    ["M9 8c2-2 5-1 4 1s-4 1-3-1z", yellow],
  ],
  SO: [field(white), [box(0, 0, 32, 16), red]],
  SZ: [field(red), [cross(8, 8, 1.6), white]],
  TG: [
    field(white),
    ["M0 0l32 32H0z", green],
    ["M16 5l3-2 3 2 4 0 2 4-2 1 1 4-2 0-2-4-3 1-1-3-3 0z", yellow],
    ["M4 19l3-2 3 2 4 0 2 4-2 1 1 4-2 0-2-4-3 1-1-3-3 0z", yellow],
  ],
  TI: [field(blue), [box(0, 0, 16, 32), red]],
  UR: [
    field(yellow),
    ["M5 4c0 5 3 7 7 7h8c4 0 7-2 7-7 2 5 1 9-4 11l-1 8-3 5h-6l-3-5-1-8C4 13 3 9 5 4z", black],
    [dot(12.5, 16, 1), white],
    [dot(19.5, 16, 1), white],
    [
      "M16 24a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zm0 1.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
      red,
    ],
  ],
  VD: [
    field(white),
    [box(0, 16, 32, 16), green],
    [box(7, 3, 18, 1.5), "#c8a200"],
    [box(13, 7, 6, 1.5), "#c8a200"],
    [box(9, 11, 14, 1.5), "#c8a200"],
  ],
  VS: [
    field(red),
    [box(0, 0, 16, 32), white],
    ...[6, 13, 20, 27].map((y): Shape => [star(5.5, y, 2.4), red]),
    ...[6, 13, 20, 27].map((y): Shape => [star(26.5, y, 2.4), white]),
    ...[4, 10, 16, 22, 28].flatMap((y): Shape[] => [
      [star(16, y, 2.4, "left"), red],
      [star(16, y, 2.4, "right"), white],
    ]),
  ],
  ZG: [field(white), [box(0, 11, 32, 10), blue]],
  ZH: [field(white), ["M0 0l32 32H0z", blue]],
};

function field(colour: string): Shape {
  return [box(0, 0, 32, 32), colour];
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

function dot(x: number, y: number, radius = 1.3): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** An upright cross; its arms are as long as they are wide. */
function cross(x: number, y: number, unit: number): string {
  const arm = 2 * unit;
  const [there, back] = [`h${arm}v${arm}`, `h${-arm}v${-arm}`];
  return `M${x - unit} ${y - 3 * unit}${there}${there}h${-arm}v${arm}${back}${back}h${arm}z`;
}

/** A star with five points, or its left or right half. */
function star(x: number, y: number, radius: number, half?: "left" | "right"): string {
  const corners = Array.from({ length: 10 }, (_, corner) => {
    const length = corner % 2 === 0 ? radius : radius * 0.4;
    const angle = (corner * Math.PI) / 5;
    const [across, up] = [length * Math.sin(angle), length * Math.cos(angle)];
    const kept =
      half === "left" ? Math.min(0, across) : half === "right" ? Math.max(0, across) : across;
    return `${(x + kept).toFixed(2)} ${(y - up).toFixed(2)}`;
  });
  return `M${corners.join("L")}z`;
}

function wave(y: number): string {
  return `M0 ${y}q2-2 4 0t4 0 4 0 4 0v3q-2 2-4 0t-4 0-4 0-4 0z`;
}

function crozier(): string {
  return "M14 30l2-4 2 4v-3l-1-2V15c4-1 6-9 0-11-6-1-8 6-3 8v-2c-3-2-1-6 2-4 3 1 2 6-1 8v11l-1 2z";
}

function bear(): string {
  return "M13 3l2 1 3-1 1 3-1 2 2 3 5-1 1 2-5 2v5l3 5 0 5h-3v-4l-4-3-4 4 1 3h-4l-1-5 4-5v-5l-5 1-1-2 5-3z";
}
