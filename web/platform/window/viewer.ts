import { token } from "#core/shared/token.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** Who looks at a window, as far as its frame and its calls need to know. Sign-in tells; in a shell without it nobody is known. */
export type Viewer = {
  readonly isSignedIn: boolean;
  /** The company whose customer it is; null: of none. */
  readonly aggregator: string | null;
  readonly bearerOf: (customer: CustomerId | null) => string | null;
  readonly ended: (bearer: string) => void;
  readonly hasLeft: (customer: CustomerId) => boolean;
};
export const Viewer = token<Viewer>("Viewer");
