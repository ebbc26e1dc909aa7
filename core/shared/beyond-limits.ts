/** Thrown where a cart goes beyond the amounts that can be told exactly. Source: pricing, Numbers. */
export class BeyondLimits extends RangeError {
  override readonly name = "BeyondLimits";
}
