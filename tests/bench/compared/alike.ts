/**
 * Throws where two servers' answers differ: in a name, in how many of something there are, or in a value. The values of the names in
 * `besides` may differ, and of lists below them how many there are: ids, moments, and what only rules work out, which a bare server knows
 * nothing of.
 */
export function alike(ours: unknown, other: unknown, besides: readonly string[] = []): void {
  const [one, two] = [flat(ours, besides), flat(other, besides)];
  const paths = [...new Set([...one.keys(), ...two.keys()])].filter((path) => one.get(path) !== two.get(path));
  if (paths.length === 0) return;
  const shown = paths.slice(0, 12).map((path) => `${path}: ${one.get(path)} | ${two.get(path)}`);
  throw new Error(`the answers differ:\n${shown.join("\n")}`);
}

/** Each value by its place. Something empty is a value as well. */
function flat(value: unknown, besides: readonly string[], path = "", all = new Map<string, string>()): Map<string, string> {
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  if (entries.length === 0) all.set(path, JSON.stringify(value));
  for (const [name, part] of entries) {
    if (besides.includes(name)) all.set(`${path}.${name}`, "any");
    else flat(part, besides, `${path}.${name}`, all);
  }
  return all;
}
