import { USUAL_AUDIENCES } from "#core/fitbook/profiles/fitbook-profile.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { demoFitbookBlocks, demoFitbookFollows, demoFitbookPeople } from "./people.ts";
import { demoCustomerId } from "../people-at.ts";
import { demoPeople } from "../people.ts";
import type { FitbookProfile } from "#core/fitbook/profiles/fitbook-profile.ts";
import type { FullName } from "#core/identity/full-name.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Who of the demo has entered Fitbook, whom they follow and whom they have blocked, as it stands at `now`. */
export const fitbookPeopleAt = (now: number) => ({
  profiles: demoFitbookPeople.map(({ by, about, lists, isFindable, entered }) => ({
    customer: customerId(demoCustomerId(by)),
    profile: profileOf(demoPeople.find(({ key }) => key === by)?.name ?? "", { about, isFindable, shows: { ...USUAL_AUDIENCES, lists } }),
    at: now - entered * DAY,
  })),
  follows: demoFitbookFollows.map(({ follower, followed }) => ({
    follower: demoCustomerId(follower),
    followed: demoCustomerId(followed),
  })),
  blocks: demoFitbookBlocks.map(({ blocker, blocked }) => ({ blocker: demoCustomerId(blocker), blocked: demoCustomerId(blocked) })),
});

/** Whatever of it was not chosen is as somebody finds it who enters. */
export const profileOf = (name: string, chosen: Partial<Omit<FitbookProfile, "name">>): FitbookProfile => ({
  name: nameOf(name),
  about: "",
  shows: USUAL_AUDIENCES,
  isFindable: true,
  ...chosen,
});

function nameOf(name: string): FullName {
  const read = fullNameIn(name);
  if (read === null) throw new RangeError(`${name} is no name`);
  return read;
}
