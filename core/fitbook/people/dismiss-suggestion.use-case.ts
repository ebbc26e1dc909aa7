import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { DISMISSED_FOR } from "./list-suggestions.use-case.ts";
import { visiblePeople } from "../profiles/visible-person.ts";
import { maker } from "../../shared/use-case.ts";
import { People } from "../profiles/people.port.ts";
import { Suggestions } from "./suggestions.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";

/**
 * Keeps somebody away from the suggestions for 180 days, or takes that back. The other is not told. Source: specification/fitbook.md,
 * Follow.
 */
export type DismissSuggestion = (
  customer: CustomerId,
  request: { readonly other: CustomerId; readonly isDismissed: boolean },
) => Promise<Result<null, { readonly kind: "unknown-user" }>>;
export const DismissSuggestion = useCase<DismissSuggestion>("fitbook", "DismissSuggestion");

type Needs = {
  readonly suggestions: Pick<Suggestions, "dismiss" | "restore">;
  readonly people: Pick<People, "facts">;
  readonly now: Clock;
};

export const makeDismissSuggestion = maker(
  DismissSuggestion,
  { people: People, suggestions: Suggestions, now: Clock },
  ({ suggestions, people, now }: Needs) =>
    async (customer, { other, isDismissed }) => {
      const [person] = visiblePeople(await people.facts(customer, [other]));
      if (person === undefined || person.isSelf) return refused({ kind: "unknown-user" });
      const at = now();
      if (isDismissed) await suggestions.dismiss({ customer, other, at, forgetBefore: at - DISMISSED_FOR });
      else await suggestions.restore({ customer, other });
      return ok(null);
    },
);
