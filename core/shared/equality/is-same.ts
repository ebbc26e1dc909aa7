/**
 * Whether two plain values, made of texts, numbers, lists and objects, hold the same; the order of an object's keys makes no difference.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === null || b === null || typeof a !== "object" || typeof b !== "object") return Object.is(a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [ofA, ofB] = [new Map<string, unknown>(Object.entries(a)), new Map<string, unknown>(Object.entries(b))];
  return ofA.size === ofB.size && [...ofA].every(([key, value]) => ofB.has(key) && isSame(value, ofB.get(key)));
}
