/** A span along an axis, in pixels. */
export type Span = { readonly from: number; readonly to: number };

const GAP = 12;

/**
 * How far something moves along an axis until it lies over none of `pressed`, which stand in its way. 0: it lies over none where it is, or
 * there is no such place up to `most`.
 */
export function clearShift(own: Span, pressed: readonly Span[], most: number): number {
  const shift = pressed
    .toSorted((one, other) => one.from - other.from)
    .reduce((moved, { from, to }) => (from < own.to + moved + GAP && to + GAP > own.from + moved ? to + GAP - own.from : moved), 0);
  return own.to + shift > most ? 0 : shift;
}
