import { createElement } from "react";
import type { FunctionComponent, SVGProps } from "react";

/** An icon as Lucide's package describes it. */
export type IconData = {
  readonly name: string;
  readonly aliases?: readonly (string | undefined)[];
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
};

type Icon = FunctionComponent<SVGProps<SVGSVGElement>>;

/**
 * Draws an icon to the letter as Lucide's own code does, without what nobody here asks of that: sizes, colours and defaults of a whole page. The build puts it in
 * the place of that code, which is a kilobyte of every first view.
 */
export const drawnIcon = (icon: IconData): Icon => {
  const classes = classesOf(icon);
  const strokes = icon.node.map(([tag, attributes]) => createElement(tag, attributes));
  return (given) => createElement("svg", attributesOf(classes, given), ...strokes);
};

/**
 * The same for pages that the server draws: its strokes are one text, where a page has a hundred elements of icons else. A window's policy of
 * Trusted Types takes no text as markup, so there they stay elements.
 */
export const writtenIcon = (icon: IconData): Icon => {
  const classes = classesOf(icon);
  const strokes = { __html: icon.node.map(([tag, attributes]) => `<${tag}${written(attributes)}></${tag}>`).join("") };
  return (given) => createElement("svg", { ...attributesOf(classes, given), dangerouslySetInnerHTML: strokes });
};

const classesOf = ({ name, aliases = [] }: IconData): string =>
  ["lucide", ...[name, ...aliases].map((known) => `lucide-${known}`)].join(" ");

const attributesOf = (classes: string, { className, ...given }: SVGProps<SVGSVGElement>): SVGProps<SVGSVGElement> => ({
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
});

/** Lucide's names and values hold nothing that has to be escaped; a test looks at all of them. */
const written = ({ key: _, ...attributes }: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
