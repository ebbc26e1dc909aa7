import { readFileSync } from "node:fs";
import { parseSync } from "vite";

/** A name that an entry of the package offers: what it is for, and its declaration as TypeScript writes it. */
export type DeclaredName = { readonly name: string; readonly purpose: string; readonly declaration: string };

/** What these emitted declaration files export, by name. A value and a type of one name stand together. */
export function declaredNames(files: readonly URL[]): readonly DeclaredName[] {
  const byName = new Map<string, DeclaredName>();
  for (const one of files.flatMap(namesIn)) {
    const former = byName.get(one.name);
    byName.set(one.name, former === undefined ? one : joined(former, one));
  }
  return [...byName.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

const joined = (former: DeclaredName, more: DeclaredName): DeclaredName => ({
  name: former.name,
  purpose: [former.purpose, more.purpose].filter((purpose) => purpose !== "").join("\n\n"),
  declaration: `${former.declaration}\n${more.declaration}`,
});

function namesIn(file: URL): readonly DeclaredName[] {
  const text = readFileSync(file, "utf8");
  const { program, comments } = parseSync(file.pathname, text, { lang: "dts" });
  return program.body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration" || statement.declaration === null) return [];
    const said = comments.find(
      ({ type, end }) => type === "Block" && end <= statement.start && text.slice(end, statement.start).trim() === "",
    );
    const declaration = text.slice(statement.start, statement.end).replace(/^export (declare )?/, "");
    return namesOf(statement.declaration).map((name) => ({ name, purpose: said === undefined ? "" : prose(said.value), declaration }));
  });
}

type Declaration = NonNullable<
  Extract<ReturnType<typeof parseSync>["program"]["body"][number], { readonly type: "ExportNamedDeclaration" }>["declaration"]
>;

function namesOf(declaration: Declaration): readonly string[] {
  if (declaration.type === "VariableDeclaration")
    return declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
  return "id" in declaration && declaration.id !== null && declaration.id.type === "Identifier" ? [declaration.id.name] : [];
}

/** A docstring without its stars. */
const prose = (comment: string): string =>
  comment
    .replace(/^\*/, "")
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?/, "").trim())
    .join("\n")
    .trim();
