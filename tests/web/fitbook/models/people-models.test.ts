import { describe, expect, it } from "vitest";
import { BlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { ListDayCards } from "#core/fitbook/cards/list-day-cards.use-case.ts";
import { DismissSuggestion } from "#core/fitbook/people/dismiss-suggestion.use-case.ts";
import { EndFollow } from "#core/fitbook/people/end-follow.use-case.ts";
import { FindPeople } from "#core/fitbook/people/find-people.use-case.ts";
import { ListBlocked } from "#core/fitbook/people/list-blocked.use-case.ts";
import { ListPeople } from "#core/fitbook/people/list-people.use-case.ts";
import { ListSuggestions } from "#core/fitbook/people/list-suggestions.use-case.ts";
import { MuteUser } from "#core/fitbook/people/mute-user.use-case.ts";
import { ShowOwnPlace } from "#core/fitbook/people/show-own-place.use-case.ts";
import { ShowPerson } from "#core/fitbook/people/show-person.use-case.ts";
import { answeredSuggestion } from "#core/fitbook/people/suggestion.ts";
import { ListLikers } from "#core/fitbook/posts/list-likers.use-case.ts";
import { postId } from "#core/fitbook/post-id.ts";
import { PreviewBlock } from "#core/fitbook/blocks/preview-block.use-case.ts";
import { UnblockUser } from "#core/fitbook/blocks/unblock-user.use-case.ts";
import { WithdrawFollowRequest } from "#core/notifications/withdraw-follow-request.use-case.ts";
import { AnswerFollower } from "#core/notifications/answer-follower.use-case.ts";
import { FollowUser } from "#core/notifications/follow-user.use-case.ts";
import { ChooseFitbookLetters } from "#core/notifications/choose-fitbook-letters.use-case.ts";
import { ListFitbookKinds } from "#core/notifications/kinds/list-fitbook-kinds.use-case.ts";
import { SwitchFitbookKind } from "#core/notifications/kinds/switch-fitbook-kind.use-case.ts";
import { day } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import { DayCardsModel, dayCardsNeeds } from "#web/features/fitbook/cards/day-cards-model.ts";
import { OwnPlaceModel, ownPlaceNeeds } from "#web/features/fitbook/page/own-place-model.ts";
import { FindPeopleModel, findPeopleNeeds } from "#web/features/fitbook/people/find-people-model.ts";
import { PeopleListModel, peopleListNeeds } from "#web/features/fitbook/people/people-list-model.ts";
import { SuggestionsModel, suggestionsNeeds } from "#web/features/fitbook/people/suggestions-model.ts";
import { TieModel, tieNeeds } from "#web/features/fitbook/people/tie-model.ts";
import { BlockPreviewModel, blockPreviewNeeds } from "#web/features/fitbook/profile/block-preview-model.ts";
import { BlockedModel, blockedNeeds } from "#web/features/fitbook/profile/blocked-model.ts";
import { NotificationKindModel, notificationKindNeeds } from "#web/features/fitbook/profile/notification-kind-model.ts";
import { NotificationKindsModel, notificationKindsNeeds } from "#web/features/fitbook/profile/notification-kinds-model.ts";
import { PersonModel, personNeeds } from "#web/features/fitbook/profile/person-model.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { aShop } from "#tests/web/a-shop.ts";
import { pending } from "#tests/web/platform/model-laws/answers.ts";
import { asha } from "#tests/web/platform/model-laws/stage.ts";
import { aPerson, ravi, walkers } from "./fitbook-answers.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";

const [her, him] = [aPerson("Meera"), aPerson("Ravi")];
const unknown = refused({ kind: "unknown-user" } as const);

describe("people that are searched for", () => {
  it("are found by a name without blanks around it, page by page", async () => {
    const { allDependencies, answer, asked } = aShop();
    answer(FindPeople, { people: [him], next: ravi }, { people: [her], next: null });
    const model = new FindPeopleModel(asha, lateNeeds(allDependencies, findPeopleNeeds));
    expect([model.typed, model.search]).toEqual(["", null]);
    model.type(" ra ");
    await model.find();
    expect([model.typed, model.search?.name]).toEqual([" ra ", "ra"]);
    await model.search?.list.askMore();
    expect(model.search?.list.state).toEqual({ kind: "read", value: { people: [him, her], next: null } });
    expect(asked).toEqual([
      [asha, { name: "ra", after: null }],
      [asha, { name: "ra", after: ravi }],
    ]);
  });

  it("are nobody where no name stands there", async () => {
    const { allDependencies, answer, asked } = aShop();
    answer(FindPeople, { people: [him], next: null });
    const model = new FindPeopleModel(asha, lateNeeds(allDependencies, findPeopleNeeds));
    model.type("ra");
    await model.find();
    model.type("  ");
    await model.find();
    expect([model.search, asked.length]).toEqual([null, 1]);
  });
});

describe("lists of people", () => {
  const pages = [ok({ people: [him], next: ravi }), ok({ people: [her], next: null })] as const;
  const bothPeople = { kind: "read", value: { people: [him, her], next: null } };
  const none = { kind: "read", value: { people: [], next: null } };

  it("go on page by page, and are empty once they are shown no more", async () => {
    const { allDependencies: shop, answer, asked } = aShop();
    answer(ListPeople, ...pages, unknown);
    const model = new PeopleListModel({ kind: "followers", of: ravi }, asha, lateNeeds(shop, peopleListNeeds));
    await model.ask();
    await model.askMore();
    expect([model.state, model.more]).toEqual([bothPeople, "ready"]);
    expect(asked).toEqual([null, ravi].map((after) => [asha, { kind: "followers", of: ravi, after }]));
    await model.ask();
    expect(model.state).toEqual(none);
  });

  it("tell who likes a post, as long as it is seen", async () => {
    const { allDependencies: shop, answer, asked } = aShop();
    answer(ListLikers, ...pages, refused({ kind: "unknown-post" }));
    const model = new PeopleListModel({ kind: "likers", of: postId("p") }, asha, lateNeeds(shop, peopleListNeeds));
    await model.ask();
    await model.askMore();
    expect(model.state).toEqual(bothPeople);
    expect(asked).toEqual([null, ravi].map((after) => [asha, { post: "p", after }]));
    await model.ask();
    expect(model.state).toEqual(none);
  });

  it("tell whom one has blocked", async () => {
    const { allDependencies, answer, asked } = aShop();
    const [first, second] = [
      { id: ravi, name: "Ravi" },
      { id: her.id, name: "Meera" },
    ];
    answer(ListBlocked, { blocked: [first], next: ravi }, { blocked: [second], next: null });
    const model = new BlockedModel(asha, lateNeeds(allDependencies, blockedNeeds));
    await model.ask();
    await model.askMore();
    expect([model.state, model.more]).toEqual([{ kind: "read", value: { blocked: [first, second], next: null } }, "ready"]);
    expect(asked).toEqual([
      [asha, null],
      [asha, ravi],
    ]);
  });

  it("tell whom one may want to follow, which days can be shared, and which kinds are told", async () => {
    const { allDependencies, answer, asked } = aShop();
    const suggested = [answeredSuggestion({ person: him, reason: { kind: "followed", by: her, others: 1 } })];
    const cards = [{ measure: "water_ml", day: day("2026-11-20"), amount: 1_500 }] as const;
    const kinds = [{ kind: "event", isOn: true, isByLetter: false }] as const;
    answer(ListSuggestions, suggested);
    answer(ListDayCards, cards);
    answer(ListFitbookKinds, kinds);
    const models = [
      new SuggestionsModel(asha, lateNeeds(allDependencies, suggestionsNeeds)),
      new DayCardsModel(asha, lateNeeds(allDependencies, dayCardsNeeds)),
      new NotificationKindsModel(asha, lateNeeds(allDependencies, notificationKindsNeeds)),
    ];
    for (const model of models) await model.ask();
    expect(models.map(({ state }) => state)).toEqual([suggested, cards, kinds].map((value) => ({ kind: "read", value })));
    expect(asked).toEqual([[asha], [asha], [asha]]);
  });
});

describe("a person", () => {
  it("is what is seen of them, or nobody", async () => {
    const { allDependencies, answer, asked } = aShop();
    const seen = { person: him, followers: 1, following: 0, badges: null };
    answer(ShowPerson, ok(seen), unknown);
    const model = new PersonModel(asha, { id: ravi, as: null }, lateNeeds(allDependencies, personNeeds));
    await model.ask();
    expect([model.state, asked]).toEqual([{ kind: "read", value: seen }, [[asha, { id: ravi, as: null }]]]);
    await model.ask();
    expect(model.state).toEqual({ kind: "read", value: null });
  });

  it("may be blocked, which has them leave these groups", async () => {
    const { allDependencies, answer, asked } = aShop();
    const left = [{ group: { id: walkers, name: "Walkers", hindi: null }, isMine: true }];
    answer(PreviewBlock, ok(left), unknown);
    const model = new BlockPreviewModel({ customer: asha, other: ravi }, lateNeeds(allDependencies, blockPreviewNeeds));
    await model.ask();
    expect([model.state, asked]).toEqual([{ kind: "read", value: left }, [[asha, ravi]]]);
    await model.ask();
    expect(model.state).toEqual({ kind: "read", value: [] });
  });

  it("is followed, muted, blocked and all that, each as it was pressed", async () => {
    const { allDependencies, answer, asked } = aShop();
    const model = new TieModel({ customer: asha, other: ravi }, lateNeeds(allDependencies, tieNeeds));
    answer(FollowUser, ok("following"));
    answer(EndFollow, null);
    answer(AnswerFollower, ok("accepted"));
    answer(MuteUser, ok(null));
    answer(DismissSuggestion, ok(null));
    answer(BlockUser, ok(null));
    answer(UnblockUser, null);
    answer(WithdrawFollowRequest, null);
    const done = [await model.follow(), await model.end("following"), await model.answer("accept"), await model.mute(true)];
    expect([...done, await model.dismiss(true), await model.block(), await model.unblock(), await model.withdraw()]).toEqual(
      Array(8).fill(true),
    );
    expect(asked).toEqual([
      [asha, ravi],
      [asha, { other: ravi, kind: "following" }],
      [asha, { other: ravi, answer: "accept" }],
      [asha, { other: ravi, isMuted: true }],
      [asha, { other: ravi, isDismissed: true }],
      [asha, ravi],
      [asha, ravi],
      [asha, ravi],
    ]);
    expect([model.refusal, model.state]).toEqual([null, "ready"]);
  });

  it("is left as they were where that is refused or nobody answers", async () => {
    const { allDependencies, answer } = aShop();
    const model = new TieModel({ customer: asha, other: ravi }, lateNeeds(allDependencies, tieNeeds));
    answer(FollowUser, refused({ kind: "too-much", until: 7 }), "out", ok("following"));
    expect([await model.follow(), model.refusal]).toEqual([false, { kind: "too-much", until: 7 }]);
    expect([await model.follow(), model.state]).toEqual([false, "unavailable"]);
    expect([await model.follow(), model.refusal]).toEqual([true, null]);
  });
});

describe("one's own place", () => {
  const account = { name: aFitbookProfile("Asha").name, birthdate: day("1988-04-12") };

  it("is what was kept just now, once it was read", async () => {
    const { allDependencies, answer, asked } = aShop();
    answer(ShowOwnPlace, { account, profile: null });
    const model = new OwnPlaceModel(asha, lateNeeds(allDependencies, ownPlaceNeeds));
    model.take(aFitbookProfile("Asha"));
    expect(model.state.kind).toBe("reading");
    await model.ask();
    expect([model.state, asked]).toEqual([{ kind: "read", value: { account, profile: null } }, [[asha]]]);
    model.take(aFitbookProfile("Asha K"));
    expect(model.state).toEqual({ kind: "read", value: { account, profile: aFitbookProfile("Asha K") } });
  });
});

describe("a kind of notification", () => {
  const aKind = (isOn = true, isByLetter = false) => {
    const shop = aShop();
    return {
      ...shop,
      model: new NotificationKindModel(
        { kind: "event", isOn, isByLetter },
        { customer: asha, language: "hi", ...lateNeeds(shop.allDependencies, notificationKindNeeds) },
      ),
    };
  };

  it("is off as soon as that is pressed, and letters are chosen apart from it", async () => {
    const { model, answer, asked } = aKind();
    const heard = pending<null>();
    answer(SwitchFitbookKind, heard.promise);
    answer(ChooseFitbookLetters, null);
    const choosing = model.choose(false);
    expect([model.isOn, model.isByLetter, model.state]).toEqual([false, false, "sending"]);
    const pressed = model.chooseLetters(true);
    expect(model.isByLetter).toBe(false);
    await pressed;
    expect(asked).toHaveLength(1);
    heard.answer(null);
    await choosing;
    await model.chooseLetters(true);
    expect([model.isOn, model.isByLetter, model.state]).toEqual([false, true, "ready"]);
    expect(asked).toEqual([
      [asha, { kind: "event", isOn: false }],
      [asha, { kind: "event", isByLetter: true, language: "hi" }],
    ]);
  });

  it("is back as it was where nobody answers", async () => {
    const { model, answer } = aKind(false, true);
    answer(SwitchFitbookKind, "out");
    answer(ChooseFitbookLetters, "out");
    await model.choose(true);
    expect([model.isOn, model.isByLetter, model.state]).toEqual([false, true, "unavailable"]);
    await model.chooseLetters(false);
    expect([model.isOn, model.isByLetter]).toEqual([false, true]);
  });
});
