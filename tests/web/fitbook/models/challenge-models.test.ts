import { describe, expect, it } from "vitest";
import { challengeId } from "#core/fitbook/challenge.ts";
import { CancelChallenge } from "#core/fitbook/challenges/cancel-challenge.use-case.ts";
import { ChangePart } from "#core/fitbook/challenges/change-part.use-case.ts";
import { EditChallenge } from "#core/fitbook/challenges/edit-challenge.use-case.ts";
import { ListBadges } from "#core/fitbook/challenges/list-badges.use-case.ts";
import { ListChallenges } from "#core/fitbook/challenges/list-challenges.use-case.ts";
import { MakeChallenge } from "#core/fitbook/challenges/make-challenge.use-case.ts";
import { MarkBadgesShown } from "#core/fitbook/challenges/mark-badges-shown.use-case.ts";
import { NoteDay } from "#core/fitbook/challenges/note-day.use-case.ts";
import { LONGEST_REMOVAL_REASON, RemovePlayer } from "#core/fitbook/challenges/remove-player.use-case.ts";
import { ShowBoard } from "#core/fitbook/challenges/show-board.use-case.ts";
import { ShowChallenge } from "#core/fitbook/challenges/show-challenge.use-case.ts";
import { InviteToChallenge } from "#core/notifications/challenges/invite-to-challenge.use-case.ts";
import { JoinChallenge } from "#core/notifications/challenges/join-challenge.use-case.ts";
import { day } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import { BadgesModel, badgesNeeds } from "#web/features/fitbook/badges/badges-model.ts";
import { BoardModel, boardNeeds } from "#web/features/fitbook/challenges/board/board-model.ts";
import { ChallengeModel, challengeNeeds } from "#web/features/fitbook/challenges/challenge-model.ts";
import { ChallengesModel, challengesNeeds } from "#web/features/fitbook/challenges/challenges-model.ts";
import { PlanFormModel, planFormNeeds } from "#web/features/fitbook/challenges/plan-form-model.ts";
import { InviteModel, inviteNeeds } from "#web/features/fitbook/inviting/invite-model.ts";
import { RemovePlayerModel, removePlayerNeeds } from "#web/features/fitbook/removal/remove-player-model.ts";
import { now } from "#tests/fixtures.ts";
import { aShop } from "#tests/web/a-shop.ts";
import { asha } from "#tests/web/platform/model-laws/stage.ts";
import { aChallenge, ravi, walkers } from "./fitbook-answers.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { ChallengePlan } from "#core/fitbook/challenges/challenge-plan.ts";
import type { NamedGroup } from "#core/fitbook/group.ts";
import type { PlanField } from "#web/features/fitbook/challenges/plan-form-model.ts";

const steps = challengeId("steps");
const challenge = aChallenge("steps");
const unknown = refused({ kind: "unknown-challenge" } as const);

describe("a challenge", () => {
  const aModel = () => {
    const shop = aShop();
    shop.answer(ShowChallenge, ok({ challenge, days: [], at: 1 }));
    return { ...shop, model: new ChallengeModel(asha, steps, lateNeeds(shop.allDependencies, challengeNeeds)) };
  };

  it("is what the customer sees of it, or nothing", async () => {
    const { model, answer, asked } = aModel();
    await model.ask();
    expect([model.state, asked]).toEqual([{ kind: "read", value: { challenge, days: [], at: 1 } }, [[asha, steps]]]);
    answer(ShowChallenge, unknown);
    await model.ask();
    expect(model.state).toEqual({ kind: "read", value: null });
  });

  it("is read anew after each act, and the act is sent as it was meant", async () => {
    const { model, answer, asked } = aModel();
    answer(ChangePart, ok(null));
    answer(CancelChallenge, ok(null));
    answer(NoteDay, ok(null));
    answer(JoinChallenge, ok("member"));
    const today = day("2026-11-20");
    expect([
      await model.join(),
      await model.change("hide"),
      await model.note(today, 5),
      await model.note(today, null),
      await model.cancel(),
    ]).toEqual([...[true, true, true, true, true]]);
    expect(asked.filter((_, nth) => nth % 2 === 0)).toEqual([
      [asha, steps],
      [asha, { challenge: steps, step: "hide" }],
      [asha, { challenge: steps, day: today, amount: 5 }],
      [asha, { challenge: steps, day: today, amount: null }],
      [asha, steps],
    ]);
    expect([asked.length, model.state.kind, model.sending]).toEqual([10, "read", "ready"]);
  });

  it("says why an act was refused until the next one is done, and nothing new without a line", async () => {
    const { model, answer, asked } = aModel();
    answer(ChangePart, refused({ kind: "not-player" }), "out", ok(null));
    expect([await model.change("leave"), model.refusal, asked.length]).toEqual([false, "not-player", 2]);
    expect([await model.change("leave"), model.sending, asked.length]).toEqual([false, "unavailable", 3]);
    expect([await model.change("leave"), model.refusal, asked.length]).toEqual([true, null, 5]);
  });
});

describe("lists of challenges and a board", () => {
  it("go on page by page", async () => {
    const { allDependencies, answer, asked } = aShop();
    const place = { day: challenge.end, id: steps };
    answer(ListChallenges, { challenges: [challenge], next: place }, { challenges: [aChallenge("floors")], next: null });
    const model = new ChallengesModel("mine", asha, lateNeeds(allDependencies, challengesNeeds));
    await model.ask();
    await model.askMore();
    expect([model.state, model.more]).toEqual([
      { kind: "read", value: { challenges: [challenge, aChallenge("floors")], next: null } },
      "ready",
    ]);
    expect(asked).toEqual([
      [asha, { list: "mine", after: null }],
      [asha, { list: "mine", after: place }],
    ]);
  });

  it("are turned to another place, or to oneself, and are nothing where they are not seen", async () => {
    const { allDependencies, answer, asked } = aShop();
    const board = { challenge, lines: [], from: 0, next: null, isFinal: false, at: 1 };
    answer(ShowBoard, ok(board), ok(board), ok(board), unknown);
    const model = new BoardModel(asha, steps, lateNeeds(allDependencies, boardNeeds));
    expect(model.from).toBe(0);
    await model.ask();
    await model.turnTo(25);
    await model.turnTo("me");
    expect([model.state, model.from]).toEqual([{ kind: "read", value: board }, "me"]);
    expect(asked).toEqual([0, 25, "me"].map((from) => [asha, { challenge: steps, from }]));
    await model.ask();
    expect(model.state).toEqual({ kind: "read", value: null });
  });
});

describe("badges", () => {
  it("are told as shown, which an outage does not undo, and nothing is told of none", async () => {
    const { allDependencies, answer, asked } = aShop();
    const won = [{ challenge, isNew: true }];
    answer(ListBadges, won);
    answer(MarkBadgesShown, "out", null);
    const model = new BadgesModel(asha, lateNeeds(allDependencies, badgesNeeds));
    await model.ask();
    expect(model.state).toEqual({ kind: "read", value: won });
    await model.shown([]);
    expect(asked).toEqual([[asha]]);
    await model.shown(won);
    await model.shown(won);
    expect(asked.slice(1)).toEqual([
      [asha, [steps]],
      [asha, [steps]],
    ]);
  });
});

describe("an invitation to a challenge", () => {
  it("tells what came of it", async () => {
    const { allDependencies, answer, asked } = aShop();
    answer(InviteToChallenge, "out", refused({ kind: "challenge-started" }), ok("playing"));
    const model = new InviteModel(
      { customer: asha, challenge: steps, other: ravi, through: walkers },
      lateNeeds(allDependencies, inviteNeeds),
    );
    await model.send();
    expect([model.outcome, model.state]).toEqual([null, "unavailable"]);
    await model.send();
    expect([model.outcome, model.state]).toEqual(["challenge-started", "ready"]);
    await model.send();
    expect([model.outcome, asked[0]]).toEqual(["playing", [asha, { challenge: steps, other: ravi, through: walkers }]]);
  });
});

describe("the removal of a player", () => {
  const aModel = () => {
    const shop = aShop();
    shop.answer(RemovePlayer, ok(null));
    return {
      ...shop,
      model: new RemovePlayerModel({ customer: asha, challenge: steps, player: ravi }, lateNeeds(shop.allDependencies, removePlayerNeeds)),
    };
  };

  it("needs a reason, of which nothing is said before it is sent", async () => {
    const { model, asked } = aModel();
    expect([model.reason, model.fault, model.faults, model.isPossible]).toEqual(["", null, 0, false]);
    expect([await model.send(), model.faults, asked]).toEqual([false, 1, []]);
    expect(model.fault).toMatch(/\w/);
    model.write("x".repeat(LONGEST_REMOVAL_REASON + 1));
    expect([await model.send(), model.faults, model.isPossible]).toEqual([false, 2, false]);
    model.write("x".repeat(LONGEST_REMOVAL_REASON));
    expect([model.fault, model.isPossible]).toEqual([null, true]);
  });

  it("is sent with its reason, and says why it was not done", async () => {
    const { model, answer, asked } = aModel();
    answer(RemovePlayer, "out", refused({ kind: "unknown-player" }), ok(null));
    model.write("Made-up steps");
    expect([await model.send(), model.refusal, model.state]).toEqual([false, null, "unavailable"]);
    expect([await model.send(), model.refusal]).toEqual([false, "unknown-player"]);
    expect([await model.send(), model.refusal, model.faults]).toEqual([true, null, 0]);
    expect(asked[0]).toEqual([asha, { challenge: steps, player: ravi, reason: "Made-up steps" }]);
  });
});

describe("the form of a challenge", () => {
  const plan: ChallengePlan = {
    activity: "Steps",
    about: "To the lake",
    measure: "steps",
    scoring: { kind: "streak", dayGoal: 5_000 },
    cap: 10_000,
    goal: 7,
    start: day("2030-01-01"),
    end: day("2030-01-10"),
    isOpen: false,
  };
  const aForm = ({ like = null as ChallengePlan | null, edits = null as typeof steps | null, group = null as NamedGroup | null } = {}) => {
    const shop = aShop();
    shop.answer(MakeChallenge, ok(steps));
    shop.answer(EditChallenge, ok(null));
    const model = new PlanFormModel(
      { like, edits, group },
      { customer: asha, ...lateNeeds(shop.allDependencies, planFormNeeds), clock: () => now },
    );
    const fill = (values: Partial<Record<PlanField, string>>) => {
      for (const [field, value] of Object.entries(values)) model.form.fill(field as PlanField, value);
    };
    return { ...shop, model, fill };
  };
  const usual = { activity: "", about: "", measure: "steps", scoring: "total", dayGoal: "", cap: "30000", goal: "", open: "yes" };

  it("begins with a week of steps from tomorrow", () => {
    const { model } = aForm();
    expect(model.form.values).toEqual({ ...usual, start: "2026-11-21", end: "2026-11-27" });
    expect([model.today, model.isEditing, model.group, model.measure, model.refusal]).toEqual(["2026-11-20", false, null, "steps", null]);
  });

  it("begins with what is changed, or like another one on days to come", () => {
    const values = {
      activity: "Steps",
      about: "To the lake",
      measure: "steps",
      scoring: "streak",
      dayGoal: "5000",
      cap: "10000",
      goal: "7",
    };
    const changed = aForm({ like: plan, edits: steps });
    expect(changed.model.form.values).toEqual({ ...values, open: "", start: "2030-01-01", end: "2030-01-10" });
    expect(changed.model.isEditing).toBe(true);
    expect(aForm({ like: plan }).model.form.values).toEqual({ ...values, open: "", start: "2026-11-21", end: "2026-11-27" });
    const total = { ...plan, scoring: { kind: "total" }, goal: null, isOpen: true } as const;
    expect(aForm({ like: total }).model.form.values).toMatchObject({ scoring: "total", dayGoal: "", goal: "", open: "yes" });
  });

  it("goes with the most of what is counted, unless somebody has set that", () => {
    const { model } = aForm();
    model.count("floors");
    expect([model.measure, model.form.values.cap]).toEqual(["floors", "150"]);
    model.form.fill("cap", "100");
    model.count("rounds");
    expect([model.measure, model.form.values.cap]).toEqual(["rounds", "100"]);
    model.count("miles");
    expect(model.measure).toBe("steps");
  });

  it("makes a challenge of what was filled in, for all or for a group", async () => {
    const { model, fill, asked } = aForm({ group: { id: walkers, name: "Walkers", hindi: null } });
    fill({ activity: " Cafe\u0301 walk ", about: " Cafe\u0301 ", cap: "10,000", goal: " 70,000 " });
    expect(await model.save()).toBe(steps);
    const made = { activity: "Café walk", about: "Café", measure: "steps", scoring: { kind: "total" }, cap: 10_000, goal: 70_000 };
    const sent = { ...made, start: "2026-11-21", end: "2026-11-27", isOpen: true };
    const key = expect.stringMatching(/^[\da-f-]{36}$/);
    expect([asked, model.group?.name]).toEqual([[[asha, { plan: sent, group: walkers, key }]], "Walkers"]);
    const other = aForm();
    other.fill({ activity: "Walk", open: "", scoring: "goal_days", dayGoal: "5000" });
    await other.model.save();
    const scored = { scoring: { kind: "goal_days", dayGoal: 5_000 }, isOpen: false, goal: null };
    expect(other.asked).toEqual([[asha, { plan: expect.objectContaining(scored), group: null, key }]]);
  });

  it("changes a challenge, and answers which", async () => {
    const { model, asked, answer } = aForm({ like: plan, edits: steps });
    answer(EditChallenge, refused({ kind: "challenge-started" }), "out", ok(null));
    expect([await model.save(), model.refusal]).toEqual([null, "challenge-started"]);
    expect([await model.save(), model.refusal, model.form.state]).toEqual([null, null, "unavailable"]);
    expect([await model.save(), asked.at(-1)]).toEqual([steps, [asha, { challenge: steps, plan }]]);
  });

  it.each([
    ["activity", " ", "Walk"],
    ["start", "2026-11-19", "2026-11-20"],
    ["start", "", "2026-11-20"],
    ["end", "", "2026-11-27"],
    ["end", "2026-11-20", "2026-11-21"],
    ["cap", "30001", "30000"],
    ["cap", "much", "1"],
    ["goal", "0", ""],
    ["goal", "far", "  "],
  ] as const)("says that its %s is wrong where it is %j", async (field, wrong, right) => {
    const { model, fill, asked } = aForm();
    fill({ activity: "Walk", [field]: wrong });
    expect([await model.save(), model.form.problemOf(field), asked]).toEqual([null, "wrong", []]);
    fill({ [field]: right });
    expect([await model.save(), model.form.problemOf(field)]).toEqual([steps, null]);
  });

  it("says that the goal of a day is wrong where it is more than counts", async () => {
    const { model, fill } = aForm();
    fill({ activity: "Walk", scoring: "streak", dayGoal: "30001" });
    expect([await model.save(), model.form.problemOf("dayGoal")]).toEqual([null, "wrong"]);
  });
});
