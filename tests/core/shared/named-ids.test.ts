import { describe, expect, it } from "vitest";
import { addressId } from "#core/account/address.ts";
import { memberId } from "#core/account/family-member.ts";
import { rewardEntryId } from "#core/points/reward-points.port.ts";
import { fileId, fileIdIn } from "#core/files/file-id.ts";
import { challengeId } from "#core/fitbook/challenge.ts";
import { groupId } from "#core/fitbook/group.ts";
import { payableId } from "#core/ledger/entry.ts";
import { notificationId } from "#core/notifications/notification.ts";

describe("an id", () => {
  it.each([
    [addressId, "an address id"],
    [memberId, "a member id"],
    [rewardEntryId, "an entry's id"],
    [challengeId, "a challenge id"],
    [groupId, "a group id"],
    [notificationId, "a notification id"],
    [payableId, "a payable id"],
  ] as const)("is any text but none: %#", (id, named) => {
    expect(id("x")).toBe("x");
    expect(() => id("")).toThrow(new RangeError(`${named} is not empty`));
  });

  it("of a file is a hundred letters, digits, hyphens and underscores at most, and nothing that leads elsewhere", () => {
    for (const text of ["a", "A_b-9", "x".repeat(100)]) expect([fileIdIn(text), fileId(text)]).toEqual([text, text]);
    for (const text of ["", "x".repeat(101), "a/b", "..", "a.b", "a b", "é", "a\n", "\na"]) {
      expect(fileIdIn(text)).toBeNull();
      expect(() => fileId(text)).toThrow(new RangeError(`${text} is no file id`));
    }
  });
});
