/** What the bundler tells of a module. */
type Module = { readonly code: string | null; readonly importedIds: readonly string[] };

/** Files of use cases and ports: of most of them a window takes a token or a constant, and leaves alone how it is done. */
export const OF_USE_CASES = /[\\/]core[\\/](?:[\w-]+[\\/])+[\w-]+\.(?:use-case|port)\.ts$/;

/** What a module imports or passes on by name, as `{ one, two as other } from`. */
const CLAUSES = /^(?:import|export)\s*\{([^}]*)\}\s*from/gm;
const DECLARED = /^(?:export )?(?:const|let|(?:async )?function\*?|class) (\w+)/;

/**
 * The modules that each module of a window needs. The bundler tells of all that one imports. Of a use case or a port of which nobody takes
 * more than its token or a constant, it drops the rest, with all that only the rest needs; so such a file needs nothing here.
 */
export function neededImports(modules: ReadonlyMap<string, Module>): (id: string) => readonly string[] {
  const taken = new Map([...modules].map(([id, { code }]) => [id, namesTaken(code ?? "")]));
  /** Use cases that need nothing, as far as is known, each with the exports for which it would. */
  const alone = new Map([...modules].flatMap(([id, { code }]) => (OF_USE_CASES.test(id) ? [[id, exportsThatNeed(code ?? "")]] : [])));
  for (let before = -1; before !== alone.size; ) {
    before = alone.size;
    const names = new Set([...taken].flatMap(([id, of]) => (alone.has(id) ? [] : of)));
    for (const [id, exports] of alone) if (exports.some((name) => names.has(name))) alone.delete(id);
  }
  return (id) => (alone.has(id) ? [] : (modules.get(id)?.importedIds ?? []));
}

const namesTaken = (code: string): readonly string[] =>
  [...code.matchAll(CLAUSES)].flatMap(([, names = ""]) => [...names.matchAll(/(\w+)(?:\s+as\s+\w+)?/g)].map(([, name = ""]) => name));

/** The exports of a module that name something else at its top: what it imports, apart from `token`, or what it declares. */
function exportsThatNeed(code: string): readonly string[] {
  const imported = [...code.matchAll(CLAUSES)].flatMap(([, names = ""]) => names.match(/\w+(?=\s*(?:,|$))/g) ?? []);
  const statements = code.split(/^(?=\S)/m);
  const declared = statements.flatMap((statement) => DECLARED.exec(statement)?.[1] ?? []);
  const others = new Set([...imported, ...declared].filter((name) => name !== "token"));
  return statements.flatMap((statement) => {
    const name = statement.startsWith("export ") ? DECLARED.exec(statement)?.[1] : undefined;
    return name !== undefined && statement.match(/\w+/g)?.some((word) => word !== name && others.has(word)) ? [name] : [];
  });
}
