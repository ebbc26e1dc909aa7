import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { BodyFigures } from "../body-figures.ts";
import type { Trackers } from "../trackers.port.ts";

/** Hides calories and weight from its owner, on all devices, or shows them again. What is noted stays as it is. Source: specification/trackers.md, Whose entries. */
export type SetBodyFigures = (customer: CustomerId, figures: BodyFigures) => Promise<null>;
export const SetBodyFigures = token<SetBodyFigures>("SetBodyFigures");

export const makeSetBodyFigures =
  ({ trackers, now }: { readonly trackers: Pick<Trackers, "setBodyFigures">; readonly now: Clock }): SetBodyFigures =>
  async (customer, figures) => {
    await trackers.setBodyFigures(customer, figures, now());
    return null;
  };
