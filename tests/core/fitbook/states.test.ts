import { describe, expect, it } from "vitest";
import { challengePhase } from "#core/fitbook/challenge.ts";
import { nextFollow, shownFollow } from "#core/fitbook/follow.ts";
import { answeredInvitation, mayJoin } from "#core/fitbook/invitation.ts";
import { nextMembership, OWN_STEPS } from "#core/fitbook/membership.ts";
import { day } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import type { FollowEvent, FollowState } from "#core/fitbook/follow.ts";
import type { Membership, MembershipEvent } from "#core/fitbook/membership.ts";

const follows: readonly FollowState[] = ["none", "requested", "following", "declined", "withdrawn", "withdrawn-declined"];
const followEvents: readonly FollowEvent[] = ["ask", "accept", "decline", "agree", "withdraw"];
const memberships: readonly Membership[] = ["none", "invited", "requested", "declined", "member", "banned"];
/** In the order of the specification. */
const STEPS: readonly MembershipEvent[] = ["invite", ...OWN_STEPS.slice(0, 4), "let_in", "turn_down", "leave", "remove", "ban", "unban"];

describe("a follow", () => {
  it("stays what an event made it when the same event comes again", () => {
    for (const state of follows)
      for (const event of followEvents) {
        const next = nextFollow(state, event);
        if (next !== null) expect([state, event, nextFollow(next, event)]).toEqual([state, event, next]);
      }
  });

  it("is accepted and declined only where it was asked for", () => {
    expect([nextFollow("none", "accept"), nextFollow("none", "decline"), nextFollow("declined", "accept")]).toEqual([null, null, null]);
    expect([nextFollow("requested", "accept"), nextFollow("requested", "decline")]).toEqual(["following", "declined"]);
  });

  it("that was declined looks to whoever asked as if it waited", () => {
    expect(nextFollow("declined", "ask")).toBe("declined");
    expect(follows.map(shownFollow)).toEqual(["none", "requested", "following", "requested", "none", "none"]);
  });

  it("that was asked for can be taken back, and who had declined is not asked again", () => {
    expect(follows.map((state) => nextFollow(state, "withdraw"))).toEqual([
      null,
      "withdrawn",
      null,
      "withdrawn-declined",
      "withdrawn",
      "withdrawn-declined",
    ]);
    expect([nextFollow("withdrawn", "ask"), nextFollow("withdrawn-declined", "ask")]).toEqual(["requested", "declined"]);
  });

  it("needs no request once both agree", () =>
    expect(follows.map((state) => nextFollow(state, "agree"))).toEqual(follows.map(() => "following")));
});

describe("a membership", () => {
  it("goes by the table, where a dash fits nothing", () => {
    const table = memberships.map((state) => STEPS.map((event) => nextMembership(state, event) ?? "–"));
    expect(table).toEqual([
      ["invited", "member", "requested", "–", "–", "–", "–", "–", "–", "banned", "–"],
      ["invited", "member", "member", "member", "declined", "member", "none", "declined", "none", "banned", "–"],
      ["member", "member", "requested", "–", "–", "member", "declined", "none", "none", "banned", "–"],
      ["invited", "member", "requested", "–", "declined", "–", "declined", "–", "–", "banned", "–"],
      ["member", "member", "member", "member", "–", "member", "–", "none", "none", "banned", "–"],
      ["–", "–", "–", "–", "–", "–", "–", "–", "–", "banned", "none"],
    ]);
  });

  it("is never of somebody banned, whatever they try", () => {
    for (const event of OWN_STEPS) expect(nextMembership("banned", event)).toBeNull();
    expect(mayJoin(true, "banned")).toBe(false);
  });

  it("comes by an invitation that is answered once", () => {
    expect(answeredInvitation("invited", "accept")).toEqual(ok("member"));
    expect(answeredInvitation("invited", "decline")).toEqual(ok("declined"));
    expect(answeredInvitation("member", "accept")).toEqual(ok("member"));
    expect(answeredInvitation("declined", "accept")).toEqual(refused({ kind: "already-answered" }));
    expect(answeredInvitation("member", "decline")).toEqual(refused({ kind: "already-answered" }));
    for (const state of ["none", "banned"] as const) expect(answeredInvitation(state, "accept")).toEqual(refused({ kind: "not-invited" }));
  });

  it("comes of itself into what is open, else by invitation", () => {
    expect(memberships.filter((state) => mayJoin(true, state))).toEqual(["none", "invited", "requested", "declined", "member"]);
    expect(memberships.filter((state) => mayJoin(false, state))).toEqual(["invited", "member"]);
  });
});

describe("a challenge", () => {
  it.each([
    ["2026-11-19", "joinable"],
    ["2026-11-20", "joinable"],
    ["2026-11-21", "ongoing"],
    ["2026-11-30", "ongoing"],
    ["2026-12-01", "over"],
  ])("from the 20th to the 30th is on %s %s", (today, phase) =>
    expect(challengePhase({ start: day("2026-11-20"), end: day("2026-11-30") }, day(today))).toBe(phase),
  );
});
