import { CancelChallenge, makeCancelChallenge } from "#core/fitbook/challenges/cancel-challenge.use-case.ts";
import { ChangePart, makeChangePart } from "#core/fitbook/challenges/change-part.use-case.ts";
import { Challenges } from "#core/fitbook/challenges/challenges.port.ts";
import { EditChallenge, makeEditChallenge } from "#core/fitbook/challenges/edit-challenge.use-case.ts";
import { ListChallenges, makeListChallenges } from "#core/fitbook/challenges/list-challenges.use-case.ts";
import { MakeChallenge, makeMakeChallenge } from "#core/fitbook/challenges/make-challenge.use-case.ts";
import { NoteDay, makeNoteDay } from "#core/fitbook/challenges/note-day.use-case.ts";
import { SettleChallenges, makeSettleChallenges } from "#core/fitbook/challenges/settle-challenges.use-case.ts";
import { ShowBoard, makeShowBoard } from "#core/fitbook/challenges/show-board.use-case.ts";
import { ShowChallenge, makeShowChallenge } from "#core/fitbook/challenges/show-challenge.use-case.ts";
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
import { ChangePost, makeChangePost } from "#core/fitbook/posts/change-post.use-case.ts";
import { DeleteComment, makeDeleteComment } from "#core/fitbook/posts/delete-comment.use-case.ts";
import { DeletePost, makeDeletePost } from "#core/fitbook/posts/delete-post.use-case.ts";
import { FeedSeals } from "#core/fitbook/posts/feed-seals.port.ts";
import { LikePost, makeLikePost } from "#core/fitbook/posts/like-post.use-case.ts";
import { ListLikers, makeListLikers } from "#core/fitbook/posts/list-likers.use-case.ts";
import { ListPosts, makeListPosts } from "#core/fitbook/posts/list-posts.use-case.ts";
import { makePublishPost, PublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import { makeRestorePost, RestorePost } from "#core/fitbook/posts/restore-post.use-case.ts";
import { makeShowThread, ShowThread } from "#core/fitbook/posts/show-thread.use-case.ts";
import { makeWriteComment, WriteComment } from "#core/fitbook/posts/write-comment.use-case.ts";
import { Posts } from "#core/fitbook/posts/posts.port.ts";
import { Limits } from "#core/shared/limits.port.ts";
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
  postsInProcess(container);
  challengesInProcess(container);
}

function postsInProcess(container: Container): void {
  const posts = { posts: Posts };
  const written = { ...posts, limits: Limits, now: Clock };
  make(container, ListPosts, makeListPosts, { ...posts, seals: FeedSeals });
  make(container, PublishPost, makePublishPost, { ...written, newId: NewId });
  make(container, ChangePost, makeChangePost, { ...posts, now: Clock });
  make(container, DeletePost, makeDeletePost, { ...posts, now: Clock });
  make(container, RestorePost, makeRestorePost, { ...posts, now: Clock });
  make(container, ShowThread, makeShowThread, posts);
  make(container, WriteComment, makeWriteComment, { ...written, newId: NewId });
  make(container, DeleteComment, makeDeleteComment, { ...posts, now: Clock });
  make(container, ListLikers, makeListLikers, { ...posts, people: People });
  make(container, LikePost, makeLikePost, written);
}

function challengesInProcess(container: Container): void {
  const parts = { challenges: Challenges, now: Clock };
  make(container, MakeChallenge, makeMakeChallenge, { ...parts, people: People, newId: NewId });
  make(container, EditChallenge, makeEditChallenge, parts);
  make(container, CancelChallenge, makeCancelChallenge, parts);
  make(container, ListChallenges, makeListChallenges, { ...parts, people: People });
  make(container, ShowChallenge, makeShowChallenge, { ...parts, people: People });
  make(container, ShowBoard, makeShowBoard, { ...parts, people: People });
  make(container, ChangePart, makeChangePart, parts);
  make(container, NoteDay, makeNoteDay, parts);
  make(container, SettleChallenges, makeSettleChallenges, parts);
}
