import { personView } from "../visibility/person-view.ts";
import { surroundingsOf } from "../visibility/surroundings.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PersonView } from "../visibility/person-view.ts";
import type { Surroundings } from "../visibility/surroundings.ts";
import type { BadgeTally } from "../leaderboard/badge-tally.ts";
import type { FollowTally, PeopleFacts, PersonRecord } from "./people.port.ts";

declare const judged: unique symbol;

/**
 * A person as one viewer may see them. Only the functions of this file make one, so nobody is answered who was not put to the rule of
 * visibility. `about` null: it is not shown. Source: specification/visibility.md, A person.
 */
export type VisiblePerson = PlainPerson & { readonly [judged]: true };

type PlainPerson = {
  readonly id: CustomerId;
  readonly name: string;
  readonly about: string | null;
  readonly hasPicture: boolean;
  readonly isSelf: boolean;
  readonly follow: PersonView["follow"];
  readonly followsMe: boolean;
  readonly isMuted: boolean;
  readonly isFound: boolean;
};

/** The same with the numbers of both lists and the badges, null where they are not shown. */
export type VisibleProfile = {
  readonly person: VisiblePerson;
  readonly followers: number | null;
  readonly following: number | null;
  readonly badges: BadgeTally | null;
};

/** What is counted of a person, before it is known whether the viewer is told. */
type Tallies = { readonly follows: readonly FollowTally[]; readonly badges: BadgeTally };

/** A person, and whether the viewer is shown whom they follow and who follows them. */
export type PersonWithLists = { readonly person: VisiblePerson; readonly areListsShown: boolean };

/** Those of the people whom the viewer sees, in their order. A viewer who is not active sees nobody. */
export const visiblePeople = (facts: PeopleFacts): readonly VisiblePerson[] => visibleWithLists(facts).map(({ person }) => person);

/** The same, for rules that name who follows whom. */
export function visibleWithLists(facts: PeopleFacts): readonly PersonWithLists[] {
  const around = surrounding(facts);
  return facts.people.flatMap((record) => {
    const view = personView(record.facts, around);
    return view.sees ? [{ person: shown(record, view, around), areListsShown: view.lists }] : [];
  });
}

/** The one person of these facts with what is counted of them; null: the viewer does not see them. */
export function visibleProfile(facts: PeopleFacts, { follows, badges }: Tallies): VisibleProfile | null {
  const around = surrounding(facts);
  const [record] = facts.people;
  if (around === null || record === undefined) return null;
  const { followers, following, ...view } = personView(record.facts, {
    ...around,
    followersOf: () => listLength(follows, "followers"),
    followedBy: () => listLength(follows, "following"),
  });
  return view.sees ? { person: shown(record, view, around), followers, following, badges: view.badges ? badges : null } : null;
}

/** A number is the length of the viewer's list: who is gone or blocked with the viewer is not in it. */
const listLength = (tallies: readonly FollowTally[], list: FollowTally["list"]): number =>
  tallies.filter((tally) => tally.list === list && tally.state === "active" && !tally.isApart).reduce((sum, { count }) => sum + count, 0);

function surrounding({ viewer, people, follows, blocks, mutes }: PeopleFacts): Surroundings | null {
  const others = people.map(({ facts }) => facts).filter(({ id }) => id !== viewer.id);
  return surroundingsOf({ people: [viewer, ...others], follows, blocks, mutes, groups: [], posts: [], notifications: [] }, viewer.id);
}

function shown(
  { id, name, about, picture }: PersonRecord,
  view: Omit<PersonView, "followers" | "following">,
  around: Surroundings | null,
): VisiblePerson {
  const { follow, followsMe, isFound } = view;
  const plain: PlainPerson = {
    id,
    name,
    follow,
    followsMe,
    isFound,
    about: view.about ? about : null,
    hasPicture: picture !== null,
    isSelf: view.reason === "self",
    isMuted: around?.isMuted(id) === true,
  };
  return plain as VisiblePerson; // Put to the rule: nobody else gives this mark.
}

/** A person as a server has answered: it has put them to the rule. For what reads an answer, and nothing else. */
export const answeredPerson = (answered: PlainPerson): VisiblePerson => answered as VisiblePerson;
