import { CancelChallenge } from "#core/fitbook/challenges/cancel-challenge.use-case.ts";
import { ChangePart } from "#core/fitbook/challenges/change-part.use-case.ts";
import { EditChallenge } from "#core/fitbook/challenges/edit-challenge.use-case.ts";
import { ListBadges } from "#core/fitbook/challenges/list-badges.use-case.ts";
import { MarkBadgesShown } from "#core/fitbook/challenges/mark-badges-shown.use-case.ts";
import { ListChallenges } from "#core/fitbook/challenges/list-challenges.use-case.ts";
import { MakeChallenge } from "#core/fitbook/challenges/make-challenge.use-case.ts";
import { NoteDay } from "#core/fitbook/challenges/note-day.use-case.ts";
import { RemovePlayer } from "#core/fitbook/challenges/remove-player.use-case.ts";
import { ShowBoard } from "#core/fitbook/challenges/show-board.use-case.ts";
import { ShowChallenge } from "#core/fitbook/challenges/show-challenge.use-case.ts";
import { ChangeGroupMember } from "#core/fitbook/groups/change-group-member.use-case.ts";
import { EditGroup } from "#core/fitbook/groups/edit-group.use-case.ts";
import { FollowGroupLink } from "#core/fitbook/links/follow-group-link.use-case.ts";
import { ListGroupLinks } from "#core/fitbook/links/list-group-links.use-case.ts";
import { MakeGroupLink } from "#core/fitbook/links/make-group-link.use-case.ts";
import { RevokeGroupLink } from "#core/fitbook/links/revoke-group-link.use-case.ts";
import { ShowLinkedGroup } from "#core/fitbook/links/show-linked-group.use-case.ts";
import { ListGroupMembers } from "#core/fitbook/groups/list-group-members.use-case.ts";
import { ListGroups } from "#core/fitbook/groups/list-groups.use-case.ts";
import { MakeGroup } from "#core/fitbook/groups/make-group.use-case.ts";
import { ShowGroup } from "#core/fitbook/groups/show-group.use-case.ts";
import { DeleteGroup, RestoreGroup } from "#core/fitbook/groups/delete-group.use-case.ts";
import { WithdrawFollowRequest } from "#core/notifications/withdraw-follow-request.use-case.ts";
import { AnswerFollower } from "#core/notifications/answer-follower.use-case.ts";
import { ChangeFitbookProfile } from "#core/fitbook/people/change-fitbook-profile.use-case.ts";
import { EndFollow } from "#core/fitbook/people/end-follow.use-case.ts";
import { EnterFitbook } from "#core/fitbook/people/enter-fitbook.use-case.ts";
import { FindPeople } from "#core/fitbook/people/find-people.use-case.ts";
import { ListBlocked } from "#core/fitbook/people/list-blocked.use-case.ts";
import { DismissSuggestion } from "#core/fitbook/people/dismiss-suggestion.use-case.ts";
import { ListSuggestions } from "#core/fitbook/people/list-suggestions.use-case.ts";
import { ListPeople } from "#core/fitbook/people/list-people.use-case.ts";
import { MuteUser } from "#core/fitbook/people/mute-user.use-case.ts";
import { ShowOwnPlace } from "#core/fitbook/people/show-own-place.use-case.ts";
import { ShowPerson } from "#core/fitbook/people/show-person.use-case.ts";
import { ChangePost } from "#core/fitbook/posts/change-post.use-case.ts";
import { DeleteComment } from "#core/fitbook/posts/delete-comment.use-case.ts";
import { DeletePost } from "#core/fitbook/posts/delete-post.use-case.ts";
import { LikePost } from "#core/fitbook/posts/like-post.use-case.ts";
import { ListLikers } from "#core/fitbook/posts/list-likers.use-case.ts";
import { ListPosts } from "#core/fitbook/posts/list-posts.use-case.ts";
import { PublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import { RestorePost } from "#core/fitbook/posts/restore-post.use-case.ts";
import { ShowThread } from "#core/fitbook/posts/show-thread.use-case.ts";
import { WriteComment } from "#core/fitbook/posts/write-comment.use-case.ts";
import { InviteToChallenge } from "#core/notifications/challenges/invite-to-challenge.use-case.ts";
import { BlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { AppealReport } from "#core/fitbook/moderation/appeal-report.use-case.ts";
import { ListOwnReports } from "#core/fitbook/moderation/list-own-reports.use-case.ts";
import { WithdrawReport } from "#core/fitbook/moderation/withdraw-report.use-case.ts";
import { ReportContent } from "#core/fitbook/moderation/report-content.use-case.ts";
import { ReportUser } from "#core/fitbook/moderation/report-user.use-case.ts";
import { PreviewBlock } from "#core/fitbook/blocks/preview-block.use-case.ts";
import { UnblockUser } from "#core/fitbook/blocks/unblock-user.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import { ReadPostPicture } from "#core/fitbook/pictures/read-post-picture.use-case.ts";
import { ListDayCards } from "#core/fitbook/cards/list-day-cards.use-case.ts";
import { ShareDay } from "#core/fitbook/cards/share-day.use-case.ts";
import { ShareResult } from "#core/fitbook/cards/share-result.use-case.ts";
import { SendPostPicture } from "#core/fitbook/pictures/send-post-picture.use-case.ts";
import { ReadPersonPicture } from "#core/fitbook/people/read-person-picture.use-case.ts";
import { ReadGroupPicture } from "#core/fitbook/groups/read-group-picture.use-case.ts";
import { SendGroupPicture } from "#core/fitbook/groups/send-group-picture.use-case.ts";
import { readGroupPictureOverHttp } from "#adapters/http-client/group-picture.ts";
import { readPersonPictureOverHttp } from "#adapters/http-client/person-picture.ts";
import { readPostPictureOverHttp } from "#adapters/http-client/post-picture.ts";
import type { Api, OverHttp } from "#adapters/http-client/over-http.ts";

export function fitbookOverHttp(container: Container, overHttp: OverHttp, api: Api): void {
  container.bind(ReadPostPicture).toConstantValue(readPostPictureOverHttp(api));
  container.bind(ReadGroupPicture).toConstantValue(readGroupPictureOverHttp(api));
  container.bind(ReadPersonPicture).toConstantValue(readPersonPictureOverHttp(api));
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/fitbook/endpoints.ts"), {
    blockUser: BlockUser,
    previewBlock: PreviewBlock,
    reportUser: ReportUser,
    unblockUser: UnblockUser,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/fitbook/reports-endpoints.ts"), {
    reportContent: ReportContent,
    appealReport: AppealReport,
    listOwnReports: ListOwnReports,
    withdrawReport: WithdrawReport,
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
    withdrawFollowRequest: WithdrawFollowRequest,
    muteUser: MuteUser,
    listBlocked: ListBlocked,
    listSuggestions: ListSuggestions,
    dismissSuggestion: DismissSuggestion,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/fitbook/posts-endpoints.ts"), {
    changePost: ChangePost,
    deleteComment: DeleteComment,
    deletePost: DeletePost,
    likePost: LikePost,
    listLikers: ListLikers,
    listPosts: ListPosts,
    publishPost: PublishPost,
    restorePost: RestorePost,
    sendPostPicture: SendPostPicture,
    listDayCards: ListDayCards,
    shareDay: ShareDay,
    shareResult: ShareResult,
    showThread: ShowThread,
    writeComment: WriteComment,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/fitbook/challenge-endpoints.ts"), {
    listChallenges: ListChallenges,
    showChallenge: ShowChallenge,
    makeChallenge: MakeChallenge,
    editChallenge: EditChallenge,
    cancelChallenge: CancelChallenge,
    changePart: ChangePart,
    listBadges: ListBadges,
    markBadgesShown: MarkBadgesShown,
    inviteToChallenge: InviteToChallenge,
    noteDay: NoteDay,
    removePlayer: RemovePlayer,
    showBoard: ShowBoard,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/fitbook/groups-endpoints.ts"), {
    makeGroup: MakeGroup,
    sendGroupPicture: SendGroupPicture,
    editGroup: EditGroup,
    deleteGroup: DeleteGroup,
    restoreGroup: RestoreGroup,
    showGroup: ShowGroup,
    listGroups: ListGroups,
    listGroupMembers: ListGroupMembers,
    changeGroupMember: ChangeGroupMember,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/fitbook/links-endpoints.ts"), {
    makeGroupLink: MakeGroupLink,
    listGroupLinks: ListGroupLinks,
    revokeGroupLink: RevokeGroupLink,
    showLinkedGroup: ShowLinkedGroup,
    followGroupLink: FollowGroupLink,
  });
}
