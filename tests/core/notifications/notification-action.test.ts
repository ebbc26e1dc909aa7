import { describe, expect, it } from "vitest";
import { challengeId } from "#core/fitbook/challenge.ts";
import { groupId } from "#core/fitbook/group.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { isListed, notificationActionOf } from "#core/notifications/notification-action.ts";
import { nextRequest } from "#core/notifications/request-state.ts";
import { day } from "#core/shared/day.ts";
import type { Notification } from "#core/notifications/notification.ts";
import type { RequestState } from "#core/notifications/request-state.ts";

const today = day("2026-11-20");
const common = { id: notificationId("n1"), createdAt: 0, isRead: false };
const from = { id: customerId("ravi"), name: "Ravi", hasPicture: false };
const group = { id: groupId("g1"), name: "Walkers", hindi: null };
const challenge = (start: string, end: string, state: RequestState = "pending"): Notification => ({
  ...common,
  kind: "challenge-request",
  from,
  challenge: { id: challengeId("c1"), activity: "walking", hindi: null, start: day(start), end: day(end) },
  group: null,
  state,
});
const followRequest = (state: RequestState): Notification => ({ ...common, kind: "follow-request", from, state });
const groupRequest = (state: RequestState): Notification => ({ ...common, kind: "group-request", from, group, state });

describe("a notification", () => {
  it("of a follow request offers to accept or decline [ru-notif-follow-request]", () =>
    expect(notificationActionOf(followRequest("pending"), today)).toBe("accept-or-decline"));

  it("of an accepted request offers nothing [ru-notif-accepted-type]", () =>
    expect(notificationActionOf({ ...common, kind: "follow-accepted", from }, today)).toBe("nothing"));

  it("of somebody who follows offers to follow back, until that is done [ru-notif-follow-suggestion]", () => {
    expect(notificationActionOf({ ...common, kind: "follow-suggestion", from, isFollowed: false }, today)).toBe("follow-back");
    expect(notificationActionOf({ ...common, kind: "follow-suggestion", from, isFollowed: true }, today)).toBe("nothing");
  });

  it("of a group offers to join or decline [ru-notif-group-request]", () =>
    expect(notificationActionOf(groupRequest("pending"), today)).toBe("join-or-decline"));

  it.each(["2026-11-20", "2026-11-21"])(
    "of a challenge offers to join or decline while it starts today or later: %s [ru-notif-challenge-open]",
    (start) => expect(notificationActionOf(challenge(start, "2026-11-30"), today)).toBe("join-or-decline"),
  );

  it.each(["2026-11-20", "2026-11-30"])(
    "of a challenge that began is ongoing through its last day: %s [ru-notif-challenge-ongoing]",
    (end) => expect(notificationActionOf(challenge("2026-11-19", end), today)).toBe("ongoing"),
  );

  it("of a challenge that is over has expired [ru-notif-challenge-expired]", () =>
    expect(notificationActionOf(challenge("2026-11-01", "2026-11-19"), today)).toBe("expired"));

  it.each(["accepted", "declined"] as const)("that was %s is listed no more and offers nothing [ru-notif-handled-hidden]", (state) => {
    for (const answered of [followRequest(state), groupRequest(state), challenge("2026-11-20", "2026-11-30", state)]) {
      expect([isListed(answered), notificationActionOf(answered, today)]).toEqual([false, "nothing"]);
    }
  });

  it("that waits or asks for nothing is listed", () => {
    for (const notification of [followRequest("pending"), { ...common, kind: "follow-accepted", from } as const])
      expect(isListed(notification)).toBe(true);
  });
});

describe("a request", () => {
  it.each([
    ["pending", "accept", "accepted"],
    ["pending", "decline", "declined"],
    ["accepted", "accept", "accepted"],
    ["declined", "decline", "declined"],
    ["accepted", "decline", null],
    ["declined", "accept", null],
  ] as const)("that is %s becomes by %s %s", (state, answer, next) => expect(nextRequest(state, answer)).toBe(next));
});
