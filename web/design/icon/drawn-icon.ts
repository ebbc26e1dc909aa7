import { createElement } from "react";
import type { FunctionComponent, SVGProps } from "react";

/** An icon as Lucide's package describes it. */
export type IconData = {
  readonly name: string;
  readonly aliases?: readonly (string | undefined)[];
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
};

/**
 * Draws an icon to the letter as Lucide's own code does, without what nobody here asks of that: sizes, colours and defaults of a whole page. The build puts it in
 * the place of that code, which is a kilobyte of every first view.
 */
export function drawnIcon({ name, aliases = [], node }: IconData): FunctionComponent<SVGProps<SVGSVGElement>> {
  const classes = ["lucide", ...[name, ...aliases].map((known) => `lucide-${known}`)].join(" ");
  return function Icon({ className, ...given }: SVGProps<SVGSVGElement>) {
    return createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: 24,
        height: 24,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: className === undefined ? classes : `${classes} ${className}`,
        "aria-hidden": "true",
        ...given,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
