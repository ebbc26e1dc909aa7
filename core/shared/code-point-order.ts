/**
 * Negative, 0 or positive if `a` comes before, equals or comes after `b`. This is not the order of `<`, which sorts some characters beyond
 * U+FFFF wrongly before others.
 */
export function codePointOrder(a: string, b: string): number {
  for (let at = 0; at < a.length; at++) {
    if (a[at] !== b[at]) return (a.codePointAt(at) ?? 0) - (b.codePointAt(at) ?? -1);
  }
  return a.length - b.length;
}
