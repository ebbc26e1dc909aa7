import { BlockUser } from "#core/fitbook/block-user.use-case.ts";
import { ChangeFitbookProfile } from "#core/fitbook/people/change-fitbook-profile.use-case.ts";
import { EndFollow } from "#core/fitbook/people/end-follow.use-case.ts";
import { EnterFitbook } from "#core/fitbook/people/enter-fitbook.use-case.ts";
import { FindPeople } from "#core/fitbook/people/find-people.use-case.ts";
import { ListBlocked } from "#core/fitbook/people/list-blocked.use-case.ts";
import { ListPeople } from "#core/fitbook/people/list-people.use-case.ts";
import { MuteUser } from "#core/fitbook/people/mute-user.use-case.ts";
import { NO_PEOPLE } from "#core/fitbook/people/people-page.ts";
import { ShowOwnPlace } from "#core/fitbook/people/show-own-place.use-case.ts";
import { ShowPerson } from "#core/fitbook/people/show-person.use-case.ts";
import { answeredPerson } from "#core/fitbook/people/visible-person.ts";
import { ReportUser } from "#core/fitbook/report-user.use-case.ts";
import { UnblockUser } from "#core/fitbook/unblock-user.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { AnswerFollower } from "#core/notifications/answer-follower.use-case.ts";
import { FollowUser } from "#core/notifications/follow-user.use-case.ts";
import { day } from "#core/shared/day.ts";
import { ok } from "#core/shared/result.ts";
import { ProfileFormModel } from "#web/features/fitbook/entering/profile-form-model.ts";
import { OwnPlaceModel } from "#web/features/fitbook/page/own-place-model.ts";
import { FindPeopleModel } from "#web/features/fitbook/people/find-people-model.ts";
import { PeopleListModel } from "#web/features/fitbook/people/people-list-model.ts";
import { TieModel } from "#web/features/fitbook/people/tie-model.ts";
import { BlockedModel } from "#web/features/fitbook/profile/blocked-model.ts";
import { PersonModel } from "#web/features/fitbook/profile/person-model.ts";
import { now } from "#tests/fixtures.ts";
import { aFitbookProfile } from "#tests/ports/fitbook/a-fitbook-profile.ts";
import { reads } from "./reads.ts";
import { sends } from "./sends.ts";
import { asha } from "./stage.ts";
import type { VisibleProfile } from "#core/fitbook/people/visible-person.ts";
import type { Stage } from "./stage.ts";

const ravi = customerId("ravi");
const person = answeredPerson({
  ...{ id: ravi, name: "Ravi", about: null, isSelf: false, follow: "none", followsMe: false, isMuted: false, isFound: true },
});
const somebody = { people: [person], next: null };
const profile = aFitbookProfile("Asha");
const account = { name: profile.name, birthdate: day("1988-04-12") };
const seen = (followers: number): VisibleProfile => ({ person, followers, following: 0 });

export const fitbookReaders = [
  reads(
    "own-place-model",
    ShowOwnPlace,
    [
      { account, profile: null },
      { account, profile },
    ],
    (_call, { whole }) => {
      const model = new OwnPlaceModel(asha, whole);
      return { ask: model.ask, shown: () => model.state };
    },
  ),
  reads("people-list-model", ListPeople, [ok(NO_PEOPLE), ok(somebody)], (_call, { whole }) => {
    const model = new PeopleListModel({ kind: "requests", of: null }, asha, whole);
    return { ask: model.ask, shown: () => model.state };
  }),
  reads("find-people-model", FindPeople, [NO_PEOPLE, somebody], (_call, { whole }) => {
    const model = new FindPeopleModel(asha, whole);
    model.type("ravi");
    return { ask: model.find, shown: () => model.search?.list.state };
  }),
  reads("person-model", ShowPerson, [ok(seen(1)), ok(seen(2))], (_call, { whole }) => {
    const model = new PersonModel(asha, ravi, whole);
    return { ask: model.ask, shown: () => model.state };
  }),
  reads(
    "blocked-model",
    ListBlocked,
    [
      { blocked: [], next: null },
      { blocked: [{ id: ravi, name: "Ravi" }], next: null },
    ],
    (_call, { whole }) => {
      const model = new BlockedModel(asha, whole);
      return { ask: model.ask, shown: () => model.state };
    },
  ),
];

const aTie = ({ whole }: Stage): TieModel => new TieModel({ customer: asha, other: ravi }, whole);
const aForm = ({ whole }: Stage, given: typeof profile | null): ProfileFormModel =>
  new ProfileFormModel({ account, profile: given }, { customer: asha, whole, clock: () => now });

export const fitbookSenders = [
  sends("tie-model", FollowUser, (stage) => aTie(stage).follow),
  sends("tie-model", EndFollow, (stage) => {
    const tie = aTie(stage);
    return () => tie.end("following");
  }),
  sends("tie-model", AnswerFollower, (stage) => {
    const tie = aTie(stage);
    return () => tie.answer("accept");
  }),
  sends("tie-model", MuteUser, (stage) => {
    const tie = aTie(stage);
    return () => tie.mute(true);
  }),
  sends("tie-model", BlockUser, (stage) => aTie(stage).block),
  sends("tie-model", UnblockUser, (stage) => aTie(stage).unblock),
  sends("tie-model", ReportUser, (stage) => {
    const tie = aTie(stage);
    return () => tie.report("Spam");
  }),
  sends("profile-form-model", EnterFitbook, (stage) => aForm(stage, null).save),
  sends("profile-form-model", ChangeFitbookProfile, (stage) => aForm(stage, profile).save),
];
