import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { Trackers } from "../trackers.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { BodyFigures } from "../body-figures.ts";

/**
 * Hides calories and weight from its owner, on all devices, or shows them again. What is noted stays as it is. Source:
 * specification/trackers.md, Whose entries.
 */
export type SetBodyFigures = (customer: CustomerId, figures: BodyFigures) => Promise<null>;
export const SetBodyFigures = useCase<SetBodyFigures>("trackers", "SetBodyFigures");

export const makeSetBodyFigures = maker(
  SetBodyFigures,
  { trackers: Trackers, now: Clock },
  ({ trackers, now }: { readonly trackers: Pick<Trackers, "setBodyFigures">; readonly now: Clock }) =>
    async (customer, figures) => {
      await trackers.setBodyFigures(customer, figures, now());
      return null;
    },
);
