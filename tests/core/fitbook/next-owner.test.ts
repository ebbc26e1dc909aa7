import { describe, expect, it } from "vitest";
import { nextOwner } from "#core/fitbook/groups/next-owner.ts";
import { customerId } from "#core/identity/customer-id.ts";

const [asha, ravi, meera] = ["asha", "ravi", "meera"].map(customerId);

describe("a group whose owner is gone for good", () => {
  it("goes to the admin who has been one for longest, else to the member, else to nobody", () => {
    if (asha === undefined || ravi === undefined || meera === undefined) throw new RangeError("three people are needed");
    const members = [
      { person: asha, state: "member", since: 1 },
      { person: ravi, state: "member", since: 1 },
    ] as const;
    expect(nextOwner([{ person: meera, state: "admin", since: 9 }, ...members, { person: ravi, state: "admin", since: 8 }])).toBe(ravi);
    expect([nextOwner(members), nextOwner([...members].reverse()), nextOwner([])]).toEqual([asha, asha, null]);
  });
});
