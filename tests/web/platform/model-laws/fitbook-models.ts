import { challengeId } from "#core/fitbook/challenge.ts";
import { CancelChallenge } from "#core/fitbook/challenges/cancel-challenge.use-case.ts";
import { ChangePart } from "#core/fitbook/challenges/change-part.use-case.ts";
import { EditChallenge } from "#core/fitbook/challenges/edit-challenge.use-case.ts";
import { ListChallenges } from "#core/fitbook/challenges/list-challenges.use-case.ts";
import { MakeChallenge } from "#core/fitbook/challenges/make-challenge.use-case.ts";
import { RemovePlayer } from "#core/fitbook/challenges/remove-player.use-case.ts";
import { RemovePlayerModel, removePlayerNeeds } from "#web/features/fitbook/removal/remove-player-model.ts";
import { NoteDay } from "#core/fitbook/challenges/note-day.use-case.ts";
import { ShowBoard } from "#core/fitbook/challenges/show-board.use-case.ts";
import { ShowChallenge } from "#core/fitbook/challenges/show-challenge.use-case.ts";
import { answeredChallenge } from "#core/fitbook/challenges/visible-challenge.ts";
import { JoinChallenge } from "#core/notifications/challenges/join-challenge.use-case.ts";
import { BoardModel, boardNeeds } from "#web/features/fitbook/challenges/board/board-model.ts";
import { ChallengeModel, challengeNeeds } from "#web/features/fitbook/challenges/challenge-model.ts";
import { ChallengesModel, challengesNeeds } from "#web/features/fitbook/challenges/challenges-model.ts";
import { InviteModel, inviteNeeds } from "#web/features/fitbook/inviting/invite-model.ts";
import { InviteToChallenge } from "#core/notifications/challenges/invite-to-challenge.use-case.ts";
import { BadgesModel, badgesNeeds } from "#web/features/fitbook/badges/badges-model.ts";
import { MarkBadgesShown } from "#core/fitbook/challenges/mark-badges-shown.use-case.ts";
import { ListBadges } from "#core/fitbook/challenges/list-badges.use-case.ts";
import { PlanFormModel, planFormNeeds } from "#web/features/fitbook/challenges/plan-form-model.ts";
import { BlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { ChangeFitbookProfile } from "#core/fitbook/people/change-fitbook-profile.use-case.ts";
import { DismissSuggestion } from "#core/fitbook/people/dismiss-suggestion.use-case.ts";
import { EndFollow } from "#core/fitbook/people/end-follow.use-case.ts";
import { EnterFitbook } from "#core/fitbook/people/enter-fitbook.use-case.ts";
import { FindPeople } from "#core/fitbook/people/find-people.use-case.ts";
import { ListBlocked } from "#core/fitbook/people/list-blocked.use-case.ts";
import { ListPeople } from "#core/fitbook/people/list-people.use-case.ts";
import { ListSuggestions } from "#core/fitbook/people/list-suggestions.use-case.ts";
import { answeredSuggestion } from "#core/fitbook/people/suggestion.ts";
import { MuteUser } from "#core/fitbook/people/mute-user.use-case.ts";
import { NO_PEOPLE } from "#core/fitbook/profiles/people-page.ts";
import { ShowOwnPlace } from "#core/fitbook/people/show-own-place.use-case.ts";
import { ShowPerson } from "#core/fitbook/people/show-person.use-case.ts";
import { answeredPerson } from "#core/fitbook/profiles/visible-person.ts";
import { ChangePost } from "#core/fitbook/posts/change-post.use-case.ts";
import { DeleteComment } from "#core/fitbook/posts/delete-comment.use-case.ts";
import { DeletePost } from "#core/fitbook/posts/delete-post.use-case.ts";
import { fileId } from "#core/files/file-id.ts";
import { ReadPostPicture } from "#core/fitbook/pictures/read-post-picture.use-case.ts";
import { ReadGroupPicture } from "#core/fitbook/groups/read-group-picture.use-case.ts";
import { groupPictureModel, groupPictureNeeds } from "#web/features/fitbook/group-picture/group-picture-model.ts";
import { ReadPersonPicture } from "#core/fitbook/people/read-person-picture.use-case.ts";
import { personPictureModel, personPictureNeeds } from "#web/features/fitbook/people/person-picture-model.ts";
import { postPictureModel, postPictureNeeds } from "#web/features/fitbook/pictures/post-picture-model.ts";
import { ListDayCards } from "#core/fitbook/cards/list-day-cards.use-case.ts";
import { ShareDay } from "#core/fitbook/cards/share-day.use-case.ts";
import { DayCardsModel, dayCardsNeeds } from "#web/features/fitbook/cards/day-cards-model.ts";
import { ShareResult } from "#core/fitbook/cards/share-result.use-case.ts";
import { LikePost } from "#core/fitbook/posts/like-post.use-case.ts";
import { ListLikers } from "#core/fitbook/posts/list-likers.use-case.ts";
import { ListPosts } from "#core/fitbook/posts/list-posts.use-case.ts";
import { commentId, postId } from "#core/fitbook/post-id.ts";
import { LONGEST_POST, postTextIn } from "#core/fitbook/post-text.ts";
import { PublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import { RestorePost } from "#core/fitbook/posts/restore-post.use-case.ts";
import { answeredPost, answeredThread } from "#core/fitbook/posts/seen-post.ts";
import { ShowThread } from "#core/fitbook/posts/show-thread.use-case.ts";
import { WriteComment } from "#core/fitbook/posts/write-comment.use-case.ts";
import { UnblockUser } from "#core/fitbook/blocks/unblock-user.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { WithdrawFollowRequest } from "#core/notifications/withdraw-follow-request.use-case.ts";
import { AnswerFollower } from "#core/notifications/answer-follower.use-case.ts";
import { FollowUser } from "#core/notifications/follow-user.use-case.ts";
import { day } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import { ProfileFormModel, profileFormNeeds } from "#web/features/fitbook/entering/profile-form-model.ts";
import { OwnPlaceModel, ownPlaceNeeds } from "#web/features/fitbook/page/own-place-model.ts";
import { FindPeopleModel, findPeopleNeeds } from "#web/features/fitbook/people/find-people-model.ts";
import { PeopleListModel, peopleListNeeds } from "#web/features/fitbook/people/people-list-model.ts";
import { SuggestionsModel, suggestionsNeeds } from "#web/features/fitbook/people/suggestions-model.ts";
import { TieModel, tieNeeds } from "#web/features/fitbook/people/tie-model.ts";
import { ListFitbookKinds } from "#core/notifications/kinds/list-fitbook-kinds.use-case.ts";
import { ChooseFitbookLetters } from "#core/notifications/choose-fitbook-letters.use-case.ts";
import { SwitchFitbookKind } from "#core/notifications/kinds/switch-fitbook-kind.use-case.ts";
import { NotificationKindModel, notificationKindNeeds } from "#web/features/fitbook/profile/notification-kind-model.ts";
import { NotificationKindsModel, notificationKindsNeeds } from "#web/features/fitbook/profile/notification-kinds-model.ts";
import { WaitingPosts } from "#core/fitbook/waiting/waiting-posts.port.ts";
import { waitingPosts } from "#adapters/browser-storage/waiting-posts.ts";
import { WaitingPostsModel, waitingPostsNeeds } from "#web/features/fitbook/waiting/waiting-posts-model.ts";
import { ComposerModel, composerNeeds } from "#web/features/fitbook/composer/composer-model.ts";
import { PostListModel, postListNeeds } from "#web/features/fitbook/posts/post-list-model.ts";
import { PostModel, postNeeds } from "#web/features/fitbook/posts/post-model.ts";
import { ThreadModel, threadNeeds } from "#web/features/fitbook/posts/thread-model.ts";
import { PreviewBlock } from "#core/fitbook/blocks/preview-block.use-case.ts";
import { groupId } from "#core/fitbook/group.ts";
import { BlockPreviewModel, blockPreviewNeeds } from "#web/features/fitbook/profile/block-preview-model.ts";
import { BlockedModel, blockedNeeds } from "#web/features/fitbook/profile/blocked-model.ts";
import { PersonModel, personNeeds } from "#web/features/fitbook/profile/person-model.ts";
import { now } from "#tests/fixtures.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { reads } from "./reads.ts";
import { sends } from "./sends.ts";
import { asha } from "./stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { VisibleProfile } from "#core/fitbook/profiles/visible-person.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { DayCard } from "#core/fitbook/posts/day-card.ts";
import type { Stage } from "./stage.ts";

const ravi = customerId("ravi");
const person = answeredPerson({
  id: ravi,
  name: "Ravi",
  about: null,
  hasPicture: false,
  isSelf: false,
  follow: "none",
  followsMe: false,
  isMuted: false,
  isFound: true,
});
const suggested = answeredSuggestion({ person, reason: { kind: "followed", by: person, others: 1 } });
const somebody = { people: [person], next: null };
const profile = aFitbookProfile("Asha");
const account = { name: profile.name, birthdate: day("1988-04-12") };
const seen = (followers: number): VisibleProfile => ({ person, followers, following: 0, badges: null });

const challenge = answeredChallenge({
  id: challengeId("c"),
  activity: "Steps",
  about: "",
  hindi: null,
  measure: "steps",
  scoring: { kind: "total" },
  cap: 100,
  goal: null,
  start: day("2026-11-20"),
  end: day("2026-11-22"),
  isOpen: true,
  maker: null,
  isForAll: true,
  group: null,
  isMine: false,
  membership: "none",
  state: "ongoing",
  isJoinable: true,
  mayInvite: true,
  mayEdit: false,
  mayCancel: false,
  frozenAt: now,
  players: 2,
  me: null,
  mayRemove: false,
  removedFor: null,
  isCorrected: false,
});
const shownAt = (at: number) => ok({ challenge, days: [], at });
const boardAt = (at: number) => ok({ challenge, lines: [], from: 0, next: null, isFinal: false, at });
const post = answeredPost({
  id: postId("p1"),
  author: { id: ravi, name: "Ravi", hasPicture: false, isSelf: false },
  audience: "everybody",
  group: null,
  text: "Walked",
  pictures: [],
  card: null,
  createdAt: now,
  editedAt: null,
  isHidden: false,
  isHeld: false,
  hasLiked: false,
  likes: 0,
  comments: 0,
  may: ["like", "comment"],
});
const thread = answeredThread({ post, comments: [], likedBy: [] });
const walked = postTextIn("Walked", LONGEST_POST);
if (walked === null) throw new RangeError("nothing is written");

const picture = (...bytes: readonly number[]) => ok({ mediaType: "image/webp" as const, bytes: new Uint8Array(bytes) });

export const fitbookReaders = [
  reads("post-picture-model", ReadPostPicture, [picture(1), picture(2)], (_call, { allDependencies }) => {
    const model = postPictureModel({ post: postId("p1"), picture: fileId("f1") }, asha, lateNeeds(allDependencies, postPictureNeeds));
    return { ask: model.ask, shown: () => model.state };
  }),
  reads("person-picture-model", ReadPersonPicture, [picture(1), picture(2)], (_call, { allDependencies }) => {
    const model = personPictureModel(ravi, asha, lateNeeds(allDependencies, personPictureNeeds));
    return { ask: model.ask, shown: () => model.state };
  }),
  reads(
    "day-cards-model",
    ListDayCards,
    [[], [{ measure: "water_ml", day: day("2026-11-20"), amount: 1_500 }]],
    (_call, { allDependencies }) => {
      const model = new DayCardsModel(asha, lateNeeds(allDependencies, dayCardsNeeds));
      return { ask: model.ask, shown: () => model.state };
    },
  ),
  reads("group-picture-model", ReadGroupPicture, [picture(1), picture(2)], (_call, { allDependencies }) => {
    const model = groupPictureModel({ group: groupId("walkers") }, asha, lateNeeds(allDependencies, groupPictureNeeds));
    return { ask: model.ask, shown: () => model.state };
  }),
  reads("post-list-model", ListPosts, [ok({ posts: [], next: null }), ok({ posts: [post], next: null })], (_call, { allDependencies }) => {
    const model = new PostListModel({ list: { kind: "feed" }, as: null }, asha, lateNeeds(allDependencies, postListNeeds));
    return { ask: model.ask, shown: () => model.state };
  }),
  reads("thread-model", ShowThread, [ok(thread), refused({ kind: "unknown-post" })], (_call, { allDependencies }) => {
    const model = new ThreadModel({ customer: asha, post: post.id }, lateNeeds(allDependencies, threadNeeds));
    return { ask: model.ask, shown: () => model.state };
  }),
  reads("people-list-model", ListLikers, [ok(NO_PEOPLE), ok(somebody)], (_call, { allDependencies }) => {
    const model = new PeopleListModel({ kind: "likers", of: post.id }, asha, lateNeeds(allDependencies, peopleListNeeds));
    return { ask: model.ask, shown: () => model.state };
  }),
  reads(
    "block-preview-model",
    PreviewBlock,
    [ok([]), ok([{ group: { id: groupId("g"), name: "Walkers", hindi: null }, isMine: true }])],
    (_call, { allDependencies }) => {
      const model = new BlockPreviewModel({ customer: asha, other: ravi }, lateNeeds(allDependencies, blockPreviewNeeds));
      return { ask: model.ask, shown: () => model.state };
    },
  ),
  reads(
    "challenges-model",
    ListChallenges,
    [
      { challenges: [], next: null },
      { challenges: [challenge], next: null },
    ],
    (_call, { allDependencies }) => {
      const model = new ChallengesModel("mine", asha, lateNeeds(allDependencies, challengesNeeds));
      return { ask: model.ask, shown: () => model.state };
    },
  ),
  reads("challenge-model", ShowChallenge, [shownAt(1), shownAt(2)], (_call, { allDependencies }) => {
    const model = new ChallengeModel(asha, challenge.id, lateNeeds(allDependencies, challengeNeeds));
    return { ask: model.ask, shown: () => model.state };
  }),
  reads("badges-model", ListBadges, [[], [{ challenge, isNew: true }]], (_call, { allDependencies }) => {
    const model = new BadgesModel(asha, lateNeeds(allDependencies, badgesNeeds));
    return { ask: model.ask, shown: () => model.state };
  }),
  reads("board-model", ShowBoard, [boardAt(1), boardAt(2)], (_call, { allDependencies }) => {
    const model = new BoardModel(asha, challenge.id, lateNeeds(allDependencies, boardNeeds));
    return { ask: model.ask, shown: () => model.state };
  }),
  reads(
    "own-place-model",
    ShowOwnPlace,
    [
      { account, profile: null },
      { account, profile },
    ],
    (_call, { allDependencies }) => {
      const model = new OwnPlaceModel(asha, lateNeeds(allDependencies, ownPlaceNeeds));
      return { ask: model.ask, shown: () => model.state };
    },
  ),
  reads("people-list-model", ListPeople, [ok(NO_PEOPLE), ok(somebody)], (_call, { allDependencies }) => {
    const model = new PeopleListModel({ kind: "requests", of: null }, asha, lateNeeds(allDependencies, peopleListNeeds));
    return { ask: model.ask, shown: () => model.state };
  }),
  reads("find-people-model", FindPeople, [NO_PEOPLE, somebody], (_call, { allDependencies }) => {
    const model = new FindPeopleModel(asha, lateNeeds(allDependencies, findPeopleNeeds));
    model.type("ravi");
    return { ask: model.find, shown: () => model.search?.list.state };
  }),
  reads("suggestions-model", ListSuggestions, [[], [suggested]], (_call, { allDependencies }) => {
    const model = new SuggestionsModel(asha, lateNeeds(allDependencies, suggestionsNeeds));
    return { ask: model.ask, shown: () => model.state };
  }),
  reads("person-model", ShowPerson, [ok(seen(1)), ok(seen(2))], (_call, { allDependencies }) => {
    const model = new PersonModel(asha, { id: ravi, as: null }, lateNeeds(allDependencies, personNeeds));
    return { ask: model.ask, shown: () => model.state };
  }),
  reads(
    "notification-kinds-model",
    ListFitbookKinds,
    [[{ kind: "event", isOn: true, isByLetter: false }], [{ kind: "event", isOn: false, isByLetter: false }]],
    (_call, { allDependencies }) => {
      const model = new NotificationKindsModel(asha, lateNeeds(allDependencies, notificationKindsNeeds));
      return { ask: model.ask, shown: () => model.state };
    },
  ),
  reads(
    "blocked-model",
    ListBlocked,
    [
      { blocked: [], next: null },
      { blocked: [{ id: ravi, name: "Ravi" }], next: null },
    ],
    (_call, { allDependencies }) => {
      const model = new BlockedModel(asha, lateNeeds(allDependencies, blockedNeeds));
      return { ask: model.ask, shown: () => model.state };
    },
  ),
];

const aTie = ({ allDependencies }: Stage): TieModel => new TieModel({ customer: asha, other: ravi }, lateNeeds(allDependencies, tieNeeds));
const aKind = ({ allDependencies }: Stage): NotificationKindModel =>
  new NotificationKindModel(
    { kind: "event", isOn: true, isByLetter: false },
    { customer: asha, language: "en", ...lateNeeds(allDependencies, notificationKindNeeds) },
  );
const aForm = ({ allDependencies }: Stage, given: typeof profile | null): ProfileFormModel =>
  new ProfileFormModel({ account, profile: given }, { customer: asha, ...lateNeeds(allDependencies, profileFormNeeds), clock: () => now });

const aThread = ({ allDependencies }: Stage): ThreadModel =>
  new ThreadModel({ customer: asha, post: post.id }, lateNeeds(allDependencies, threadNeeds));

const aChallenge = ({ allDependencies }: Stage): ChallengeModel =>
  new ChallengeModel(asha, challenge.id, lateNeeds(allDependencies, challengeNeeds));
const aPlan = ({ allDependencies }: Stage, edits: typeof challenge.id | null): PlanFormModel =>
  new PlanFormModel(
    { like: { ...challenge, start: day("2030-01-01"), end: day("2030-01-02") }, edits, group: null },
    { customer: asha, ...lateNeeds(allDependencies, planFormNeeds), clock: () => now },
  );

/** The press that sends a post that waits. */
const aWaitingPost = async ({ allDependencies, answers }: Stage, challenge: ChallengeId | null, shown: DayCard | null = null) => {
  const device: WaitingPosts = { ...waitingPosts(), alone: (work) => work() }; // The process has one lock, which a call without an answer keeps from the next law.
  answers(WaitingPosts, device);
  await device.arrive(asha);
  await device.keep(asha, { post: { key: "k1", text: walked, audience: "me", group: null }, challenge, day: shown });
  return new WaitingPostsModel(asha, lateNeeds(allDependencies, waitingPostsNeeds), { sent() {}, sentElsewhere() {} }).send;
};

export const fitbookSenders = [
  sends("challenge-model", JoinChallenge, (stage) => aChallenge(stage).join),
  sends("challenge-model", ChangePart, (stage) => {
    const model = aChallenge(stage);
    return () => model.change("leave");
  }),
  sends("challenge-model", CancelChallenge, (stage) => aChallenge(stage).cancel),
  sends("challenge-model", NoteDay, (stage) => {
    const model = aChallenge(stage);
    return () => model.note(day("2026-11-20"), 5);
  }),
  sends(
    "invite-model",
    InviteToChallenge,
    ({ allDependencies }) =>
      new InviteModel({ customer: asha, challenge: challenge.id, other: ravi, through: null }, lateNeeds(allDependencies, inviteNeeds))
        .send,
  ),
  sends("remove-player-model", RemovePlayer, ({ allDependencies }) => {
    const model = new RemovePlayerModel(
      { customer: asha, challenge: challenge.id, player: ravi },
      lateNeeds(allDependencies, removePlayerNeeds),
    );
    model.write("Made-up steps");
    return model.send;
  }),
  sends("badges-model", MarkBadgesShown, ({ allDependencies }) => {
    const model = new BadgesModel(asha, lateNeeds(allDependencies, badgesNeeds));
    return () => model.shown([{ challenge, isNew: true }]);
  }),
  sends("plan-form-model", MakeChallenge, (stage) => aPlan(stage, null).save),
  sends("plan-form-model", EditChallenge, (stage) => aPlan(stage, challenge.id).save),
  sends("composer-model", PublishPost, ({ allDependencies }) => {
    const model = new ComposerModel(asha, {
      ...lateNeeds(allDependencies, composerNeeds),
      group: null,
      keep: async () => false,
      result: null,
    });
    model.write("Walked");
    return model.share;
  }),
  sends("composer-model", ShareResult, ({ allDependencies }) => {
    const model = new ComposerModel(asha, {
      ...lateNeeds(allDependencies, composerNeeds),
      group: null,
      keep: async () => false,
      result: null,
    });
    model.write("Walked");
    model.attach(challenge.id);
    return model.share;
  }),
  sends("waiting-posts-model", PublishPost, (stage) => aWaitingPost(stage, null)),
  sends("composer-model", ShareDay, ({ allDependencies }) => {
    const model = new ComposerModel(asha, {
      ...lateNeeds(allDependencies, composerNeeds),
      group: null,
      keep: async () => false,
      result: null,
    });
    model.write("Walked");
    model.attachDay({ measure: "water_ml", day: day("2026-11-20"), amount: 1_500 });
    return model.share;
  }),
  sends("waiting-posts-model", ShareResult, (stage) => aWaitingPost(stage, challenge.id)),
  sends("waiting-posts-model", ShareDay, (stage) =>
    aWaitingPost(stage, null, { measure: "water_ml", day: day("2026-11-20"), amount: 1_500 }),
  ),
  sends("post-model", LikePost, ({ allDependencies }) => new PostModel(post, asha, lateNeeds(allDependencies, postNeeds)).like),
  sends("post-model", DeletePost, ({ allDependencies }) => new PostModel(post, asha, lateNeeds(allDependencies, postNeeds)).remove),
  sends("post-model", RestorePost, ({ allDependencies }) => new PostModel(post, asha, lateNeeds(allDependencies, postNeeds)).restore),
  sends("thread-model", WriteComment, (stage) => {
    const model = aThread(stage);
    return () => model.comment(walked, null);
  }),
  sends("thread-model", DeleteComment, (stage) => {
    const model = aThread(stage);
    return () => model.removeComment(commentId("c1"));
  }),
  sends("thread-model", ChangePost, (stage) => {
    const model = aThread(stage);
    return () => model.change({ text: walked, audience: "me" });
  }),
  sends("tie-model", FollowUser, (stage) => aTie(stage).follow),
  sends("tie-model", EndFollow, (stage) => {
    const tie = aTie(stage);
    return () => tie.end("following");
  }),
  sends("tie-model", WithdrawFollowRequest, (stage) => aTie(stage).withdraw),
  sends("tie-model", AnswerFollower, (stage) => {
    const tie = aTie(stage);
    return () => tie.answer("accept");
  }),
  sends("tie-model", MuteUser, (stage) => {
    const tie = aTie(stage);
    return () => tie.mute(true);
  }),
  sends("tie-model", DismissSuggestion, (stage) => {
    const tie = aTie(stage);
    return () => tie.dismiss(true);
  }),
  sends("tie-model", BlockUser, (stage) => aTie(stage).block),
  sends("tie-model", UnblockUser, (stage) => aTie(stage).unblock),
  sends("notification-kind-model", SwitchFitbookKind, (stage) => {
    const model = aKind(stage);
    return () => model.choose(false);
  }),
  sends("notification-kind-model", ChooseFitbookLetters, (stage) => {
    const model = aKind(stage);
    return () => model.chooseLetters(true);
  }),
  sends("profile-form-model", EnterFitbook, (stage) => aForm(stage, null).save),
  sends("profile-form-model", ChangeFitbookProfile, (stage) => aForm(stage, profile).save),
];
