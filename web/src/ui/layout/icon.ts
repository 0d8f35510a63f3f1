import { createElement, type SVGProps } from "react";

/** A path by its data, or any other shape. */
type Shape = string | [tag: string, attributes: Record<string, string>];

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string;
}

/** Builds each icon of the library: `web/build/icons.ts` replaces the library's own builder with it. */
export function createIcon(shapes: readonly Shape[]) {
  return function Icon({ size = 24, ...rest }: IconProps) {
    return createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": true,
        ...rest,
      },
      ...shapes.map((shape) =>
        typeof shape === "string"
          ? createElement("path", { d: shape })
          : createElement(shape[0], shape[1]),
      ),
    );
  };
}
