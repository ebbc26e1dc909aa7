import * as z from "zod/mini";
import { LONGEST_ABOUT } from "#core/fitbook/profiles/fitbook-profile.ts";
import { answeredPerson } from "#core/fitbook/profiles/visible-person.ts";
import { PROFILE_AUDIENCES } from "#core/fitbook/visibility/world.ts";
import { BADGES } from "#core/fitbook/leaderboard/badge-tally.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { fields, wire } from "#adapters/http-contract/endpoint.ts";
import { calendarDay, fullName, idOf } from "#adapters/http-contract/scalars.ts";
import { perhapsShown } from "./shown-text.ts";
import type { FitbookProfile } from "#core/fitbook/profiles/fitbook-profile.ts";
import type { OwnPlace } from "#core/fitbook/profiles/people.port.ts";
import type { PeoplePage } from "#core/fitbook/profiles/people-page.ts";
import type { VisiblePerson, VisibleProfile } from "#core/fitbook/profiles/visible-person.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const audience = z.enum(PROFILE_AUDIENCES);

const profileFields = {
  name: fullName,
  about: perhapsShown(LONGEST_ABOUT),
  shows: ["show", fields({ about: audience, lists: audience, badges: audience })],
  isFindable: ["findable", z.boolean()],
} as const;

export const fitbookProfile: Shape<FitbookProfile> = fields(profileFields);
export const enteringProfile = fields({ ...profileFields, birthdate: calendarDay });

export const ownPlace: Shape<OwnPlace> = fields({
  profile: z.nullable(fitbookProfile),
  account: fields({ name: fullName, birthdate: z.nullable(calendarDay) }),
});

const plainPerson = z.object({
  _id: idOf(customerId),
  name: z.string(),
  about: z.nullable(z.string()),
  has_picture: z.boolean(),
  self: z.boolean(),
  follow: z.enum(["none", "requested", "following"]),
  follows_me: z.boolean(),
  muted: z.boolean(),
  found: z.boolean(),
});

/** Nothing but what the rule of visibility has let through can be put on the wire. */
export const visiblePerson: Shape<VisiblePerson> = wire(
  plainPerson,
  ({ _id, has_picture, self, follows_me, muted, found, ...rest }) =>
    answeredPerson({ ...rest, id: _id, hasPicture: has_picture, isSelf: self, followsMe: follows_me, isMuted: muted, isFound: found }),
  ({ id, name, about, hasPicture, isSelf, follow, followsMe, isMuted, isFound }) => ({
    _id: id,
    name,
    about,
    has_picture: hasPicture,
    self: isSelf,
    follow,
    follows_me: followsMe,
    muted: isMuted,
    found: isFound,
  }),
);

export const visibleProfile: Shape<VisibleProfile> = fields({
  person: visiblePerson,
  followers: z.nullable(z.number()),
  following: z.nullable(z.number()),
  badges: z.nullable(z.partialRecord(z.enum(BADGES), z.number())),
});

export const peoplePage: Shape<PeoplePage> = fields({ people: z.array(visiblePerson), next: z.nullable(idOf(customerId)) });
