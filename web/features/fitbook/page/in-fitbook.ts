import type { FitbookProfile } from "#core/fitbook/people/fitbook-profile.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** Who is in Fitbook, as whom, and what keeps a changed profile in sight. */
export type InFitbook = {
  readonly customer: CustomerId;
  readonly profile: FitbookProfile;
  readonly onChanged: (profile: FitbookProfile) => void;
};
