import { CancelChallenge, makeCancelChallenge } from "#core/fitbook/challenges/cancel-challenge.use-case.ts";
import { ChangePart, makeChangePart } from "#core/fitbook/challenges/change-part.use-case.ts";
import { Challenges } from "#core/fitbook/challenges/challenges.port.ts";
import { EditChallenge, makeEditChallenge } from "#core/fitbook/challenges/edit-challenge.use-case.ts";
import { ListBadges, makeListBadges } from "#core/fitbook/challenges/list-badges.use-case.ts";
import { makeMarkBadgesShown, MarkBadgesShown } from "#core/fitbook/challenges/mark-badges-shown.use-case.ts";
import { ListChallenges, makeListChallenges } from "#core/fitbook/challenges/list-challenges.use-case.ts";
import { MakeChallenge, makeMakeChallenge } from "#core/fitbook/challenges/make-challenge.use-case.ts";
import { NoteDay, makeNoteDay } from "#core/fitbook/challenges/note-day.use-case.ts";
import { makeRemovePlayer, RemovePlayer } from "#core/fitbook/challenges/remove-player.use-case.ts";
import { FreezeChallenges, makeFreezeChallenges } from "#core/fitbook/challenges/freeze-challenges.use-case.ts";
import { ShowBoard, makeShowBoard } from "#core/fitbook/challenges/show-board.use-case.ts";
import { ShowChallenge, makeShowChallenge } from "#core/fitbook/challenges/show-challenge.use-case.ts";
import { ChangeGroupMember, makeChangeGroupMember } from "#core/fitbook/groups/change-group-member.use-case.ts";
import { EditGroup, makeEditGroup } from "#core/fitbook/groups/edit-group.use-case.ts";
import { FollowGroupLink, makeFollowGroupLink } from "#core/fitbook/links/follow-group-link.use-case.ts";
import { GroupLinks, LinkTokens } from "#core/fitbook/groups/group-links.port.ts";
import { ListGroupLinks, makeListGroupLinks } from "#core/fitbook/links/list-group-links.use-case.ts";
import { MakeGroupLink, makeMakeGroupLink } from "#core/fitbook/links/make-group-link.use-case.ts";
import { RevokeGroupLink, makeRevokeGroupLink } from "#core/fitbook/links/revoke-group-link.use-case.ts";
import { ShowLinkedGroup, makeShowLinkedGroup } from "#core/fitbook/links/show-linked-group.use-case.ts";
import { ListGroupMembers, makeListGroupMembers } from "#core/fitbook/groups/list-group-members.use-case.ts";
import { ListGroups, makeListGroups } from "#core/fitbook/groups/list-groups.use-case.ts";
import { makePassOnGroups, PassOnGroups } from "#core/fitbook/groups/pass-on-groups.use-case.ts";
import { MakeGroup, makeMakeGroup } from "#core/fitbook/groups/make-group.use-case.ts";
import { ShowGroup, makeShowGroup } from "#core/fitbook/groups/show-group.use-case.ts";
import { DeleteGroup, makeDeleteGroup, makeRestoreGroup, RestoreGroup } from "#core/fitbook/groups/delete-group.use-case.ts";
import { Groups } from "#core/fitbook/groups/groups.port.ts";
import { makeWithdrawFollowRequest, WithdrawFollowRequest } from "#core/notifications/withdraw-follow-request.use-case.ts";
import { AnswerFollower, makeAnswerFollower } from "#core/notifications/answer-follower.use-case.ts";
import { InviteToChallenge, makeInviteToChallenge } from "#core/notifications/challenges/invite-to-challenge.use-case.ts";
import { Requests } from "#core/notifications/requests.port.ts";
import { KeyedId, NewId } from "#core/shared/new-id.port.ts";
import { ChangeFitbookProfile, makeChangeFitbookProfile } from "#core/fitbook/people/change-fitbook-profile.use-case.ts";
import { EndFollow, makeEndFollow } from "#core/fitbook/people/end-follow.use-case.ts";
import { EnterFitbook, makeEnterFitbook } from "#core/fitbook/people/enter-fitbook.use-case.ts";
import { FindPeople, makeFindPeople } from "#core/fitbook/people/find-people.use-case.ts";
import { ListBlocked, makeListBlocked } from "#core/fitbook/people/list-blocked.use-case.ts";
import { DismissSuggestion, makeDismissSuggestion } from "#core/fitbook/people/dismiss-suggestion.use-case.ts";
import { ListSuggestions, makeListSuggestions } from "#core/fitbook/people/list-suggestions.use-case.ts";
import { Suggestions } from "#core/fitbook/people/suggestions.port.ts";
import { ListPeople, makeListPeople } from "#core/fitbook/people/list-people.use-case.ts";
import { MuteUser, makeMuteUser } from "#core/fitbook/people/mute-user.use-case.ts";
import { People } from "#core/fitbook/profiles/people.port.ts";
import { makeShowOwnPlace, ShowOwnPlace } from "#core/fitbook/people/show-own-place.use-case.ts";
import { makeShowPerson, ShowPerson } from "#core/fitbook/people/show-person.use-case.ts";
import { ChangePost, makeChangePost } from "#core/fitbook/posts/change-post.use-case.ts";
import { DeleteComment, makeDeleteComment } from "#core/fitbook/posts/delete-comment.use-case.ts";
import { DeletePost, makeDeletePost } from "#core/fitbook/posts/delete-post.use-case.ts";
import { FeedSeals } from "#core/fitbook/posts/feed-seals.port.ts";
import { LikePost, makeLikePost } from "#core/fitbook/posts/like-post.use-case.ts";
import { ListLikers, makeListLikers } from "#core/fitbook/posts/list-likers.use-case.ts";
import { ListPosts, makeListPosts } from "#core/fitbook/posts/list-posts.use-case.ts";
import { ListDayCards, makeListDayCards } from "#core/fitbook/cards/list-day-cards.use-case.ts";
import { makeShareDay, ShareDay } from "#core/fitbook/cards/share-day.use-case.ts";
import { TrackedDaySums } from "#core/fitbook/cards/tracked-day-sums.port.ts";
import { makeShowDaySums } from "#core/trackers/days/day-sums.ts";
import { Trackers } from "#core/trackers/trackers.port.ts";
import { makeShareResult, ShareResult } from "#core/fitbook/cards/share-result.use-case.ts";
import { makePublishPost, PublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import { makeRestorePost, RestorePost } from "#core/fitbook/posts/restore-post.use-case.ts";
import { makeShowThread, ShowThread } from "#core/fitbook/posts/show-thread.use-case.ts";
import { makeWriteComment, WriteComment } from "#core/fitbook/posts/write-comment.use-case.ts";
import { Files } from "#core/files/files.port.ts";
import { Pictures } from "#core/files/pictures.port.ts";
import { Uploads } from "#core/files/uploads.port.ts";
import { makeReadGroupPicture, ReadGroupPicture } from "#core/fitbook/groups/read-group-picture.use-case.ts";
import { makeSendGroupPicture, SendGroupPicture } from "#core/fitbook/groups/send-group-picture.use-case.ts";
import { makeReadPersonPicture, ReadPersonPicture } from "#core/fitbook/people/read-person-picture.use-case.ts";
import { makeReadPostPicture, ReadPostPicture } from "#core/fitbook/pictures/read-post-picture.use-case.ts";
import { makeSendPostPicture, SendPostPicture } from "#core/fitbook/pictures/send-post-picture.use-case.ts";
import { Posts } from "#core/fitbook/posts/posts.port.ts";
import { Limits } from "#core/shared/limits.port.ts";
import { BlockUser, makeBlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { AppealReport, makeAppealReport } from "#core/fitbook/moderation/appeal-report.use-case.ts";
import { makeReportContent, ReportContent } from "#core/fitbook/moderation/report-content.use-case.ts";
import { ListOwnReports, makeListOwnReports } from "#core/fitbook/moderation/list-own-reports.use-case.ts";
import { makeWithdrawReport, WithdrawReport } from "#core/fitbook/moderation/withdraw-report.use-case.ts";
import { Reports } from "#core/fitbook/moderation/reports.port.ts";
import { ReportUser, makeReportUser } from "#core/fitbook/moderation/report-user.use-case.ts";
import { UnblockUser, makeUnblockUser } from "#core/fitbook/blocks/unblock-user.use-case.ts";
import { makePreviewBlock, PreviewBlock } from "#core/fitbook/blocks/preview-block.use-case.ts";
import { Blocks } from "#core/fitbook/blocks/blocks.port.ts";
import { Customers } from "#core/identity/customers.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function fitbookInProcess(container: Container): void {
  make(container, PreviewBlock, makePreviewBlock, { blocks: Blocks, groups: Groups });
  make(container, BlockUser, makeBlockUser, { blocks: Blocks, now: Clock });
  const reported = { reports: Reports, posts: Posts, people: People, groups: Groups, challenges: Challenges };
  make(container, ReportContent, makeReportContent, { ...reported, limits: Limits, now: Clock, newId: NewId });
  make(container, AppealReport, makeAppealReport, { reports: Reports, now: Clock });
  make(container, ListOwnReports, makeListOwnReports, { reports: Reports, now: Clock });
  make(container, WithdrawReport, makeWithdrawReport, { reports: Reports });
  make(container, ReportUser, makeReportUser, { reportContent: ReportContent });
  make(container, UnblockUser, makeUnblockUser, { blocks: Blocks });
  const people = { people: People };
  make(container, ShowOwnPlace, makeShowOwnPlace, people);
  make(container, EnterFitbook, makeEnterFitbook, { ...people, now: Clock });
  make(container, ChangeFitbookProfile, makeChangeFitbookProfile, { ...people, now: Clock });
  make(container, ShowPerson, makeShowPerson, { ...people, groups: Groups, challenges: Challenges });
  make(container, ReadPersonPicture, makeReadPersonPicture, { people: People, files: Files });
  make(container, FindPeople, makeFindPeople, people);
  make(container, ListPeople, makeListPeople, people);
  make(container, ListSuggestions, makeListSuggestions, { ...people, suggestions: Suggestions, groups: Groups, now: Clock });
  make(container, DismissSuggestion, makeDismissSuggestion, { ...people, suggestions: Suggestions, now: Clock });
  make(container, ListBlocked, makeListBlocked, people);
  make(container, EndFollow, makeEndFollow, people);
  make(container, MuteUser, makeMuteUser, { ...people, now: Clock });
  make(container, WithdrawFollowRequest, makeWithdrawFollowRequest, { requests: Requests, now: Clock });
  make(container, AnswerFollower, makeAnswerFollower, { requests: Requests, now: Clock, newId: NewId });
  postsInProcess(container);
  linksInProcess(container);
  challengesInProcess(container);
}

function postsInProcess(container: Container): void {
  const posts = { posts: Posts };
  const written = { ...posts, limits: Limits, customers: Customers, now: Clock };
  make(container, ListPosts, makeListPosts, { ...posts, groups: Groups, seals: FeedSeals });
  make(container, PublishPost, makePublishPost, { ...written, newId: NewId });
  make(container, TrackedDaySums, makeShowDaySums, { trackers: Trackers });
  make(container, ListDayCards, makeListDayCards, { sums: TrackedDaySums, now: Clock });
  make(container, ShareDay, makeShareDay, { publish: PublishPost, sums: TrackedDaySums, now: Clock });
  make(container, ShareResult, makeShareResult, { publish: PublishPost, challenges: Challenges, people: People, now: Clock });
  make(container, ChangePost, makeChangePost, { ...posts, customers: Customers, now: Clock, newId: NewId });
  make(container, DeletePost, makeDeletePost, { ...posts, now: Clock });
  make(container, RestorePost, makeRestorePost, { ...posts, now: Clock });
  make(container, ShowThread, makeShowThread, posts);
  const sent = { pictures: Pictures, files: Files, uploads: Uploads, limits: Limits, now: Clock };
  make(container, SendPostPicture, makeSendPostPicture, sent);
  make(container, ReadPostPicture, makeReadPostPicture, { ...posts, files: Files });
  make(container, WriteComment, makeWriteComment, { ...written, newId: NewId });
  make(container, DeleteComment, makeDeleteComment, { ...posts, now: Clock });
  make(container, ListLikers, makeListLikers, { ...posts, people: People });
  make(container, LikePost, makeLikePost, { ...posts, limits: Limits, now: Clock });
  const groups = { groups: Groups };
  make(container, MakeGroup, makeMakeGroup, { ...groups, now: Clock, newId: KeyedId });
  make(container, EditGroup, makeEditGroup, { ...groups, now: Clock });
  make(container, PassOnGroups, makePassOnGroups, { ...groups, now: Clock });
  make(container, DeleteGroup, makeDeleteGroup, { ...groups, now: Clock });
  make(container, RestoreGroup, makeRestoreGroup, { ...groups, now: Clock });
  make(container, ShowGroup, makeShowGroup, groups);
  make(container, SendGroupPicture, makeSendGroupPicture, {
    pictures: Pictures,
    files: Files,
    uploads: Uploads,
    limits: Limits,
    now: Clock,
  });
  make(container, ListGroups, makeListGroups, groups);
  make(container, ListGroupMembers, makeListGroupMembers, { ...groups, people: People });
  make(container, ChangeGroupMember, makeChangeGroupMember, { ...groups, limits: Limits, customers: Customers, now: Clock, newId: NewId });
}

function linksInProcess(container: Container): void {
  const links = { groups: Groups, links: GroupLinks };
  make(container, MakeGroupLink, makeMakeGroupLink, { ...links, tokens: LinkTokens, now: Clock, newId: NewId });
  make(container, ListGroupLinks, makeListGroupLinks, { ...links, now: Clock });
  make(container, RevokeGroupLink, makeRevokeGroupLink, links);
  make(container, ShowLinkedGroup, makeShowLinkedGroup, { ...links, tokens: LinkTokens, now: Clock });
  make(container, ReadGroupPicture, makeReadGroupPicture, { ...links, tokens: LinkTokens, files: Files, now: Clock });
  make(container, FollowGroupLink, makeFollowGroupLink, { links: GroupLinks, tokens: LinkTokens, now: Clock });
}

function challengesInProcess(container: Container): void {
  const parts = { challenges: Challenges, now: Clock };
  make(container, MakeChallenge, makeMakeChallenge, { ...parts, people: People, newId: KeyedId });
  make(container, EditChallenge, makeEditChallenge, parts);
  make(container, CancelChallenge, makeCancelChallenge, parts);
  make(container, RemovePlayer, makeRemovePlayer, { ...parts, people: People });
  make(container, ListChallenges, makeListChallenges, { ...parts, people: People });
  make(container, ShowChallenge, makeShowChallenge, { ...parts, people: People });
  make(container, ShowBoard, makeShowBoard, { ...parts, people: People });
  make(container, ChangePart, makeChangePart, parts);
  make(container, ListBadges, makeListBadges, { ...parts, people: People });
  make(container, MarkBadgesShown, makeMarkBadgesShown, parts);
  const inviting = { requests: Requests, limits: Limits, customers: Customers, newId: NewId };
  make(container, InviteToChallenge, makeInviteToChallenge, { ...parts, ...inviting, people: People, groups: Groups });
  make(container, NoteDay, makeNoteDay, parts);
  make(container, FreezeChallenges, makeFreezeChallenges, parts);
}
