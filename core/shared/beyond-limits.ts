/** Thrown where a cart goes beyond the amounts that can be told exactly. Source: specification/pricing.md, Largest values. */
export class BeyondLimits extends RangeError {
  override readonly name = "BeyondLimits";
}
