import { AnswerFollower } from "#core/notifications/answer-follower.use-case.ts";
import { ChangeFitbookProfile } from "#core/fitbook/people/change-fitbook-profile.use-case.ts";
import { EndFollow } from "#core/fitbook/people/end-follow.use-case.ts";
import { EnterFitbook } from "#core/fitbook/people/enter-fitbook.use-case.ts";
import { FindPeople } from "#core/fitbook/people/find-people.use-case.ts";
import { ListBlocked } from "#core/fitbook/people/list-blocked.use-case.ts";
import { ListPeople } from "#core/fitbook/people/list-people.use-case.ts";
import { MuteUser } from "#core/fitbook/people/mute-user.use-case.ts";
import { ShowOwnPlace } from "#core/fitbook/people/show-own-place.use-case.ts";
import { ShowPerson } from "#core/fitbook/people/show-person.use-case.ts";
import { BlockUser } from "#core/fitbook/block-user.use-case.ts";
import { ReportUser } from "#core/fitbook/report-user.use-case.ts";
import { UnblockUser } from "#core/fitbook/unblock-user.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

export function fitbookOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/fitbook/endpoints.ts"), {
    blockUser: BlockUser,
    reportUser: ReportUser,
    unblockUser: UnblockUser,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/fitbook/people-endpoints.ts"), {
    showOwnPlace: ShowOwnPlace,
    enterFitbook: EnterFitbook,
    changeFitbookProfile: ChangeFitbookProfile,
    showPerson: ShowPerson,
    findPeople: FindPeople,
    listPeople: ListPeople,
    answerFollower: AnswerFollower,
    endFollow: EndFollow,
    muteUser: MuteUser,
    listBlocked: ListBlocked,
  });
}
