import fc from "fast-check";

/** The usual value four times in five, and what a case shrinks to. */
export const seldom = <Value>(usual: Value, other: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.oneof({ withCrossShrink: true }, { weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });

/** Once in thirteen: what takes a line or a coupon out of the reckoning altogether. */
export const rarely = <Value>(usual: Value, other: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.oneof({ withCrossShrink: true }, { weight: 12, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });
