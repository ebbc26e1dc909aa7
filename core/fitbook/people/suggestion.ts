import { namedGroup } from "../group.ts";
import { groupViews } from "../groups/visible-group.ts";
import { visibleWithLists } from "../profiles/visible-person.ts";
import type { GroupId, NamedGroup } from "../group.ts";
import type { GroupsFacts } from "../groups/groups.port.ts";
import type { PeopleFacts } from "../profiles/people.port.ts";
import type { SuggestionCandidate } from "./suggestions.port.ts";
import type { PersonWithLists, VisiblePerson } from "../profiles/visible-person.ts";

declare const judged: unique symbol;

/**
 * Somebody whom one viewer may want to follow, and why. Only the functions of this file make one, so nobody is suggested, and nobody and
 * no group is named as the reason, that was not put to the rule of visibility. Source: specification/fitbook.md, Follow.
 */
export type Suggestion = PlainSuggestion & { readonly [judged]: true };

type PlainSuggestion = { readonly person: VisiblePerson; readonly reason: SuggestionReason };

/** `others`: how many more there are of the same kind. */
export type SuggestionReason =
  | { readonly kind: "followed"; readonly by: VisiblePerson; readonly others: number }
  | { readonly kind: "group"; readonly group: NamedGroup; readonly others: number };

/** So many of those whom one follows have to follow somebody. */
export const FEWEST_IN_COMMON = 2;

type SuggestionFacts = {
  /** Of the viewer, the candidates and their followers. */
  readonly people: PeopleFacts;
  /** Of the groups that the candidates share with the viewer. */
  readonly groups: GroupsFacts;
  readonly candidates: readonly SuggestionCandidate[];
};

/**
 * Those of the candidates who are suggested, the ones with the most in common first. A tie that the viewer is not shown neither names
 * anybody nor counts. Source: specification/fitbook.md, Follow.
 */
export function suggestionsIn({ people, groups, candidates }: SuggestionFacts): readonly Suggestion[] {
  const seen = new Map(visibleWithLists(people).map((one) => [one.person.id, one]));
  const declined = new Set(
    people.follows.flatMap(({ from, to, state }) => (to === people.viewer.id && state === "declined" ? [from] : [])),
  );
  const names = new Map(
    groupViews(groups, null).flatMap(({ record, view }) => (view.sees === "full" ? [[record.group.id, namedGroup(record.group)]] : [])),
  );
  return candidates
    .flatMap((candidate) => {
      const one = seen.get(candidate.id);
      if (one === undefined || !mayBeFollowed(one.person) || declined.has(candidate.id)) return [];
      const reason = followedReason(one, candidate, seen) ?? groupReason(candidate, names);
      return reason === null ? [] : [suggestionOf({ person: one.person, reason })];
    })
    .toSorted(mostInCommonFirst);
}

/** A declined request is told as requested. */
const mayBeFollowed = ({ isFound, isMuted, follow }: VisiblePerson): boolean => isFound && !isMuted && follow === "none";

function followedReason(
  { areListsShown }: PersonWithLists,
  { followedBy }: SuggestionCandidate,
  seen: ReadonlyMap<string, PersonWithLists>,
): SuggestionReason | null {
  const shown = followedBy.flatMap((id) => {
    const one = seen.get(id);
    if (one === undefined || one.person.follow !== "following") return [];
    return areListsShown || one.areListsShown ? [one.person] : [];
  });
  const [by, ...others] = shown;
  return by === undefined || shown.length < FEWEST_IN_COMMON ? null : { kind: "followed", by, others: others.length };
}

function groupReason({ groups }: SuggestionCandidate, names: ReadonlyMap<GroupId, NamedGroup>): SuggestionReason | null {
  const shown = groups.flatMap((id) => names.get(id) ?? []);
  const [group, ...others] = shown;
  return group === undefined ? null : { kind: "group", group, others: others.length };
}

function mostInCommonFirst(one: Suggestion, other: Suggestion): number {
  const kinds = Number(one.reason.kind === "group") - Number(other.reason.kind === "group");
  if (kinds !== 0) return kinds;
  const number = other.reason.others - one.reason.others;
  return number === 0 ? (one.person.id < other.person.id ? -1 : 1) : number;
}

const suggestionOf = (plain: PlainSuggestion): Suggestion => plain as Suggestion; // Put to the rule: nobody else gives this mark.

/** A suggestion as a server has answered: it has put it to the rule. For what reads an answer, and nothing else. */
export const answeredSuggestion = (answered: PlainSuggestion): Suggestion => answered as Suggestion;
