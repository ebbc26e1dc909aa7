import * as z from "zod/mini";
import { ChangeFitbookProfile } from "#core/fitbook/people/change-fitbook-profile.use-case.ts";
import { EndFollow } from "#core/fitbook/people/end-follow.use-case.ts";
import { EnterFitbook } from "#core/fitbook/people/enter-fitbook.use-case.ts";
import { FindPeople } from "#core/fitbook/people/find-people.use-case.ts";
import { ListBlocked } from "#core/fitbook/people/list-blocked.use-case.ts";
import { DismissSuggestion } from "#core/fitbook/people/dismiss-suggestion.use-case.ts";
import { ListSuggestions } from "#core/fitbook/people/list-suggestions.use-case.ts";
import { ListPeople, PRIVATE_LISTS, SHARED_LISTS } from "#core/fitbook/people/list-people.use-case.ts";
import { MuteUser } from "#core/fitbook/people/mute-user.use-case.ts";
import { ShowOwnPlace } from "#core/fitbook/people/show-own-place.use-case.ts";
import { ShowPerson } from "#core/fitbook/people/show-person.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { LONGEST_NAME } from "#core/identity/full-name.ts";
import { answerOf, endpoint, fields, nothing, only } from "#adapters/http-contract/endpoint.ts";
import { boundedText, idOf, orNull } from "#adapters/http-contract/scalars.ts";
import { viewAs } from "./view-as.ts";
import { enteringProfile, fitbookProfile, ownPlace, peoplePage, visibleProfile } from "./person.ts";
import { suggestion } from "./suggestion.ts";

const user = idOf(customerId);
const after = orNull(user);
const notSeen = answerOf(404, "This isn't available.");

export const showOwnPlace = endpoint(ShowOwnPlace, {
  method: "GET",
  path: "/fitbook/profile",
  in: "query",
  audience: "customer",
  request: nothing,
  response: ownPlace,
});

export const enterFitbook = endpoint(EnterFitbook, {
  method: "POST",
  path: "/fitbook/profile",
  in: "body",
  audience: "customer",
  request: enteringProfile,
  response: fitbookProfile,
  refusals: {
    "under-age": answerOf(403, "Fitbook is for adults."),
    "impossible-birthdate": answerOf(3, "Birth date is not possible"),
  },
});

export const changeFitbookProfile = endpoint(ChangeFitbookProfile, {
  method: "PUT",
  path: "/fitbook/profile",
  in: "body",
  audience: "customer",
  request: fitbookProfile,
  response: fitbookProfile,
  refusals: { "not-entered": answerOf(409, "Enter Fitbook first.") },
});

export const showPerson = endpoint(ShowPerson, {
  method: "GET",
  path: "/fitbook/person",
  in: "query",
  audience: "customer",
  request: fields({ id: ["user_id", user], as: ["view_as", viewAs] }),
  response: visibleProfile,
  refusals: { "unknown-user": notSeen },
});

export const findPeople = endpoint(FindPeople, {
  method: "GET",
  path: "/fitbook/people",
  in: "query",
  audience: "customer",
  request: fields({ name: boundedText(LONGEST_NAME), after }),
  response: peoplePage,
});

export const listPeople = endpoint(ListPeople, {
  method: "GET",
  path: "/fitbook/followers",
  in: "query",
  audience: "customer",
  request: fields({ kind: z.enum([...SHARED_LISTS, ...PRIVATE_LISTS]), of: ["user_id", after], after }),
  response: peoplePage,
  refusals: { "unknown-user": notSeen },
});

export const endFollow = endpoint(EndFollow, {
  method: "DELETE",
  path: "/fitbook/followers",
  in: "query",
  audience: "customer",
  request: fields({ other: ["user_id", user], kind: z.enum(["followers", "following"]) }),
  response: z.null(),
});

export const muteUser = endpoint(MuteUser, {
  method: "PUT",
  path: "/fitbook/mute",
  in: "body",
  audience: "customer",
  request: fields({ other: ["user_id", user], isMuted: ["muted", z.boolean()] }),
  response: z.null(),
  refusals: { "unknown-user": notSeen },
});

export const listSuggestions = endpoint(ListSuggestions, {
  method: "GET",
  path: "/fitbook/suggestions",
  in: "query",
  audience: "customer",
  request: nothing,
  response: only("suggestions", z.array(suggestion)),
});

export const dismissSuggestion = endpoint(DismissSuggestion, {
  method: "PUT",
  path: "/fitbook/suggestions",
  in: "body",
  audience: "customer",
  request: fields({ other: ["user_id", user], isDismissed: ["dismissed", z.boolean()] }),
  response: z.null(),
  refusals: { "unknown-user": notSeen },
});

export const listBlocked = endpoint(ListBlocked, {
  method: "GET",
  path: "/user/blocked",
  in: "query",
  audience: "customer",
  request: only("after", after),
  response: fields({
    blocked: z.array(fields({ id: ["_id", user], name: z.string() })),
    next: z.nullable(user),
  }),
});
