import { createElement, type SVGProps } from "react";

/** A path by what it draws, or any other shape. */
type Shape = string | [tag: string, attributes: Record<string, string>];

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string;
}

/** What each drawing of the icon library becomes: `web/build/icons.ts` puts it in the place of the library's own builder. */
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
