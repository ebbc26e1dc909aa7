import { useCase } from "../../shared/token.ts";
import { suggestionsIn } from "./suggestion.ts";
import { maker } from "../../shared/use-case.ts";
import { People } from "../profiles/people.port.ts";
import { Suggestions } from "./suggestions.port.ts";
import { Groups } from "../groups/groups.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Suggestion } from "./suggestion.ts";
import type { SuggestionCandidate } from "./suggestions.port.ts";

/** Whom a customer may want to follow, and why: at most `MOST_SUGGESTIONS`. Source: specification/fitbook.md, Follow. */
export type ListSuggestions = (customer: CustomerId) => Promise<readonly Suggestion[]>;
export const ListSuggestions = useCase<ListSuggestions>("fitbook", "ListSuggestions");

export const MOST_SUGGESTIONS = 20;
/** More than are answered, as not each of them is seen. */
const CANDIDATES = 60;
export const DISMISSED_DAYS = 180;
/** In milliseconds. */
export const DISMISSED_FOR = DISMISSED_DAYS * 24 * 60 * 60 * 1000;

type Needs = {
  readonly suggestions: Pick<Suggestions, "candidates">;
  readonly people: Pick<People, "facts">;
  readonly groups: Pick<Groups, "facts">;
  readonly now: Clock;
};

export const makeListSuggestions = maker(
  ListSuggestions,
  { people: People, suggestions: Suggestions, groups: Groups, now: Clock },
  ({ suggestions, people, groups, now }: Needs) =>
    async (customer) => {
      const candidates = await suggestions.candidates({ viewer: customer, dismissedAfter: now() - DISMISSED_FOR, limit: CANDIDATES });
      if (candidates.length === 0) return [];
      const [peopleFacts, groupsFacts] = await Promise.all([
        people.facts(customer, [...new Set(candidates.flatMap(peopleOf))]),
        groups.facts(customer, [...new Set(candidates.flatMap((one) => one.groups))]),
      ]);
      return suggestionsIn({ people: peopleFacts, groups: groupsFacts, candidates }).slice(0, MOST_SUGGESTIONS);
    },
);

const peopleOf = ({ id, followedBy }: SuggestionCandidate): readonly CustomerId[] => [id, ...followedBy];
