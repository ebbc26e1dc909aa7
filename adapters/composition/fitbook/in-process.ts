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
