import { parseSync, Visitor } from "vite";

/** Numbers to call: the same in every language, and written once. */
const HELPLINES = "#core/shared/helplines.ts";

/** What a file of a folder `wording` may not hold: it says, and another file arranges. */
export function arrangedIn(path: string, source: string): readonly string[] {
  const { program } = parseSync(path, source);
  const found: string[] = [];
  new Visitor({
    ImportDeclaration(node) {
      if (node.importKind !== "type" && node.source.value !== HELPLINES) found.push(`imports values of ${node.source.value}`);
    },
    ConditionalExpression: () => void found.push("a condition"),
    LogicalExpression: () => void found.push("a condition"),
    IfStatement: () => void found.push("a condition"),
    SwitchStatement: () => void found.push("a condition"),
    CallExpression: () => void found.push("a call"),
    NewExpression: () => void found.push("a call"),
    MemberExpression: () => void found.push("a look-up"),
    ArrowFunctionExpression(node) {
      if (node.params.some((fact) => fact.type !== "ObjectPattern")) found.push("a fact by position");
    },
    FunctionDeclaration: () => void found.push("a function of its own"),
    BlockStatement: () => void found.push("statements"),
    TSAsExpression: () => void found.push("an assertion"),
  }).visit(program);
  const exported = [...source.matchAll(/^export const .*/gm)].map(([line]) => line);
  if (/\/hindi\//.test(path) && !exported.every((line) => /^export const \w+: typeof english\w* = /.test(line)))
    found.push("is not typed by its English file");
  return [...new Set(found)];
}

/** What follows a site or a path within an address. */
const ADDRESS = /^[/?&][\w/?&=.-]*$/;

/** Texts for people that a file `…-words.ts` holds itself. It arranges; what it says belongs to the phrases of each language. */
export function textsIn(path: string, source: string): readonly string[] {
  const { program } = parseSync(path, source);
  const found: string[] = [];
  const imported = new Set<string>();
  new Visitor({
    ImportDeclaration: (node) => void imported.add(node.source.value),
    Literal(node) {
      if (typeof node.value !== "string" || imported.has(node.value)) return;
      if (/^\p{Lu}\p{L}*$|\p{L} |\p{Script=Devanagari}/u.test(node.value)) found.push(node.value);
    },
    TemplateElement(node) {
      if (/\p{L}{2}/u.test(node.value.raw.replace(ADDRESS, ""))) found.push(node.value.raw.trim());
    },
  }).visit(program);
  return found;
}
