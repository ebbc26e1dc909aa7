import { parseSync, Visitor } from "vite";

/** Attributes whose text a person reads or hears. */
const told = new Set(["alt", "title", "label", "placeholder", "aria-label", "aria-description", "aria-roledescription", "aria-valuetext"]);
const words = /\p{L}{2}/u;

/** Texts for people that a component holds itself; they belong in wording. */
export function sentencesIn(path: string, source: string): readonly string[] {
  const { program } = parseSync(path, source);
  const found: string[] = [];
  let depth = 0; // Of attributes: text in these is for machines, unless it is told.
  const keep = (text: unknown) => {
    if (typeof text === "string" && depth === 0 && words.test(text)) found.push(text.trim());
  };
  let drawn = 0;
  new Visitor({
    JSXText: (node) => keep(node.value),
    JSXAttribute(node) {
      const name = node.name.type === "JSXIdentifier" ? node.name.name : "";
      if (told.has(name) && node.value?.type === "Literal") keep(node.value.value);
      depth += 1;
    },
    "JSXAttribute:exit"() {
      depth -= 1;
    },
    JSXExpressionContainer() {
      drawn += 1;
    },
    "JSXExpressionContainer:exit"() {
      drawn -= 1;
    },
    ConditionalExpression(node) {
      if (drawn === 0) return;
      for (const branch of [node.consequent, node.alternate]) if (branch.type === "Literal") keep(branch.value);
    },
  }).visit(program);
  return found;
}
