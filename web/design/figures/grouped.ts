/**
 * A figure in Indian grouping: 12,34,567.5. By hand, as nearly every page shows an amount while it wakes up, and a window's first
 * Intl.NumberFormat takes a cheap phone a tenth of a second.
 */
export function grouped(figure: number | bigint): string {
  const [whole = "", ...fraction] = String(figure).split(".");
  return [whole.replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ","), ...fraction].join(".");
}
