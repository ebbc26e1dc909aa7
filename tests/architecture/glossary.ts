import { globSync } from "node:fs";
import { basename } from "node:path";
import { parseSync, Visitor } from "vite";
import type { ESTree } from "vite";

type Pattern = ESTree.ParamPattern | ESTree.BindingPattern | ESTree.BindingRestElement;

/** The places that the glossary's table names: files, folders, or patterns with `<area>` or `*`. */
export const placesIn = (glossary: string): readonly string[] =>
  rowsOf(glossary).flatMap((row) => [...(row.split(" | ")[2] ?? "").matchAll(/`([^`]+)`/g)].map(([, place = ""]) => place));

/** The words that its last section forbids. */
export const forbiddenIn = (glossary: string): readonly string[] =>
  [...(glossary.split("## Words that no name bears")[1] ?? "").matchAll(/`([a-z]+)`/g)].map(([, word = ""]) => word);

/** The words and compounds of the column "Instead of", each as its words in lower case. One with brackets is right elsewhere and left out. */
export const replacedIn = (glossary: string): readonly (readonly string[])[] =>
  rowsOf(glossary).flatMap((row) =>
    (/\| ([^|]*)\|$/.exec(row)?.[1] ?? "")
      .replaceAll(/[^,]*\([^)]*\)/g, "")
      .split(",")
      .map((entry) => entry.trim().split(/[ -]/))
      .filter(([first]) => first !== ""),
  );

/** A file's name and the names that it exports, where the words of one of `replaced` follow each other in them. */
export const replacedNames = (path: string, source: string, replaced: readonly (readonly string[])[]): readonly string[] =>
  namesOf(path, source).filter((name) => {
    const words = ` ${wordsOf(name).join(" ")} `;
    return replaced.some((entry) => words.includes(` ${entry.join(" ")} `));
  });

export const isThere = (place: string): boolean => globSync(place.replaceAll(/<[^>]+>/g, "*").replace(/\/$/, "")).length > 0;

/** A file's name and the names that it exports, where they hold a forbidden word. */
export const forbiddenNames = (path: string, source: string, forbidden: readonly string[]): readonly string[] =>
  namesOf(path, source).filter((name) => wordsOf(name).some((word) => forbidden.includes(word)));

function namesOf(path: string, source: string): readonly string[] {
  const exported = [...source.matchAll(/^export (?:async |abstract )*(?:function\*?|const|class|type) (\w+)/gm)].map(
    ([, name = ""]) => name,
  );
  return [basename(path).split(".")[0] ?? "", ...exported];
}

/**
 * Names that a file gives for itself and that are one of these words alone: of types, functions, constants, parameters and private fields. What
 * is taken out of an object by its property's name is named there.
 */
export function forbiddenLocals(path: string, source: string, forbidden: readonly string[]): readonly string[] {
  const found: string[] = [];
  const look = (names: readonly string[]) => void found.push(...names.filter((name) => forbidden.includes(name.toLowerCase())));
  const parameters = ({ params }: { readonly params: readonly Pattern[] }) => look(params.flatMap(boundIn));
  new Visitor({
    VariableDeclarator: (node) => look(boundIn(node.id)),
    ArrowFunctionExpression: parameters,
    FunctionExpression: parameters,
    TSFunctionType: parameters,
    TSMethodSignature: parameters,
    FunctionDeclaration(node) {
      parameters(node);
      if (node.id !== null) look([node.id.name]);
    },
    TSTypeAliasDeclaration: (node) => look([node.id.name]),
    PropertyDefinition(node) {
      if (node.key.type === "PrivateIdentifier") look([node.key.name]);
    },
  }).visit(parseSync(path, source).program);
  return found;
}

/** The names that a pattern gives; not those of an object's properties. */
function boundIn(pattern: Pattern): readonly string[] {
  switch (pattern.type) {
    case "Identifier":
      return [pattern.name];
    case "AssignmentPattern":
      return boundIn(pattern.left);
    case "RestElement":
      return boundIn(pattern.argument);
    case "TSParameterProperty":
      return boundIn(pattern.parameter);
    case "ArrayPattern":
      return pattern.elements.flatMap((element) => (element === null ? [] : boundIn(element)));
    case "ObjectPattern":
      return pattern.properties.flatMap((property) => {
        if (property.type === "RestElement") return boundIn(property);
        return property.shorthand ? [] : boundIn(property.value);
      });
  }
}

const wordsOf = (name: string): readonly string[] => (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());

const rowsOf = (glossary: string): readonly string[] => glossary.split("\n").filter((line) => /^\| (?!Term |---)/.test(line));
