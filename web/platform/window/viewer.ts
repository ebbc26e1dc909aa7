import { token } from "#core/shared/token.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/**
 * What the frame and the calls of a window need to know of its customer. Sign-in provides it. In a shell without sign-in there is no
 * customer.
 */
export type Viewer = {
  readonly isSignedIn: boolean;
  /** The company that the customer belongs to; null: none. */
  readonly aggregator: string | null;
  readonly bearerOf: (customer: CustomerId | null) => string | null;
  readonly ended: (bearer: string) => void;
  readonly hasLeft: (customer: CustomerId) => boolean;
};
export const Viewer = token<Viewer>("Viewer");
