import type { Clock } from "../../shared/clock.port.ts";
import type { FitbookNumbers, RecountedFitbook } from "./fitbook-numbers.port.ts";

/**
 * Puts the numbers right that are kept of followers, followed, members and those who ask, as staff; `who` is the staff member's name. Where
 * all were right, nothing is recorded. Source: specification/visibility.md, Numbers.
 */
export type RecountFitbook = (who: string) => Promise<RecountedFitbook>;

export const makeRecountFitbook =
  ({ numbers, now }: { readonly numbers: FitbookNumbers; readonly now: Clock }): RecountFitbook =>
  (who) => {
    const at = now();
    return numbers.recount(({ people, groups }) =>
      people + groups === 0
        ? null
        : { at, who, action: "fitbook recount", subject: { kind: "fitbook", id: "numbers" }, details: { people, groups } },
    );
  };
