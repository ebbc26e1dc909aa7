/** Negative, 0 or positive as `a` stands before, with or after `b`. Not the order of `<`, which puts characters beyond U+FFFF before some below. */
export function codePointOrder(a: string, b: string): number {
  for (let at = 0; at < a.length; at++) {
    if (a[at] !== b[at]) return (a.codePointAt(at) ?? 0) - (b.codePointAt(at) ?? -1);
  }
  return a.length - b.length;
}
