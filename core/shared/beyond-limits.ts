/** Thrown if a cart is beyond the amounts that can be calculated exactly. Source: specification/pricing.md, Largest values. */
export class BeyondLimits extends RangeError {
  override readonly name = "BeyondLimits";
}
