import { AnswerFollower, makeAnswerFollower } from "#core/notifications/answer-follower.use-case.ts";
import { Requests } from "#core/notifications/requests.port.ts";
import { NewId } from "#core/shared/new-id.port.ts";
import { ChangeFitbookProfile, makeChangeFitbookProfile } from "#core/fitbook/people/change-fitbook-profile.use-case.ts";
import { EndFollow, makeEndFollow } from "#core/fitbook/people/end-follow.use-case.ts";
import { EnterFitbook, makeEnterFitbook } from "#core/fitbook/people/enter-fitbook.use-case.ts";
import { FindPeople, makeFindPeople } from "#core/fitbook/people/find-people.use-case.ts";
import { ListBlocked, makeListBlocked } from "#core/fitbook/people/list-blocked.use-case.ts";
import { ListPeople, makeListPeople } from "#core/fitbook/people/list-people.use-case.ts";
import { MuteUser, makeMuteUser } from "#core/fitbook/people/mute-user.use-case.ts";
import { People } from "#core/fitbook/people/people.port.ts";
import { makeShowOwnPlace, ShowOwnPlace } from "#core/fitbook/people/show-own-place.use-case.ts";
import { makeShowPerson, ShowPerson } from "#core/fitbook/people/show-person.use-case.ts";
import { BlockUser, makeBlockUser } from "#core/fitbook/block-user.use-case.ts";
import { ReportUser, makeReportUser } from "#core/fitbook/report-user.use-case.ts";
import { UnblockUser, makeUnblockUser } from "#core/fitbook/unblock-user.use-case.ts";
import { Blocks } from "#core/fitbook/blocks.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function fitbookInProcess(container: Container): void {
  make(container, BlockUser, makeBlockUser, { blocks: Blocks, now: Clock });
  make(container, ReportUser, makeReportUser, { blocks: Blocks, now: Clock });
  make(container, UnblockUser, makeUnblockUser, { blocks: Blocks });
  const people = { people: People };
  make(container, ShowOwnPlace, makeShowOwnPlace, people);
  make(container, EnterFitbook, makeEnterFitbook, { ...people, now: Clock });
  make(container, ChangeFitbookProfile, makeChangeFitbookProfile, { ...people, now: Clock });
  make(container, ShowPerson, makeShowPerson, people);
  make(container, FindPeople, makeFindPeople, people);
  make(container, ListPeople, makeListPeople, people);
  make(container, ListBlocked, makeListBlocked, people);
  make(container, EndFollow, makeEndFollow, people);
  make(container, MuteUser, makeMuteUser, { ...people, now: Clock });
  make(container, AnswerFollower, makeAnswerFollower, { requests: Requests, now: Clock, newId: NewId });
}
