import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { draftsIn } from "#adapters/browser-storage/drafts.ts";
import { checkoutDraftIn } from "#web/features/orders/checkout-drafts.ts";

const [asha, ravi] = [customerId("asha"), customerId("ravi")];
const empty = checkoutDraftIn({});
const drafts = () => draftsIn(() => sessionStorage, { key: "checkout", read: checkoutDraftIn });

describe("what is chosen at checkout", () => {
  it("is there again after a reload, for its customer alone", () => {
    const draft = { address: "a1", way: "cash", typed: { city: "Pune" }, sent: "o2" } as const;
    drafts().put(asha, draft);
    expect([drafts().of(asha), drafts().of(ravi)]).toEqual([draft, empty]);
  });

  it("is nothing where what was kept cannot be read", () => {
    for (const stored of ["{", "7", "null", '{"customer":"asha","address":7,"way":"gold","typed":"x"}']) {
      sessionStorage.setItem("checkout", stored);
      expect(drafts().of(asha)).toEqual(empty);
    }
    const closed = draftsIn(
      () => {
        throw new Error("closed");
      },
      { key: "checkout", read: checkoutDraftIn },
    );
    closed.put(asha, { ...empty, address: "a1" });
    expect(closed.of(asha)).toEqual(empty);
  });
});
