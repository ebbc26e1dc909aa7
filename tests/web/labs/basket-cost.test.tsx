import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { paise } from "#core/shared/money.ts";
import { ok } from "#core/shared/result.ts";
import { BasketCost } from "#web/features/labs/booking/basket-cost.tsx";
import type { MemberId } from "#core/account/family-member.ts";

afterEach(cleanup);

const price = (collection: number, fastingHours = 0, members: readonly (MemberId | null)[] = [null]) => {
  const [subtotal, total] = [paise(49_900), paise(49_900 + collection)];
  return {
    kind: "read",
    value: ok({
      people: members.map((member) => ({ member, items: [], dropped: [] })),
      subtotal,
      collection: paise(collection),
      total,
      fastingHours,
      reportHours: 24,
      requirements: [],
      plan: null,
    }),
  } as const;
};

describe("what tests cost", () => {
  it("tells of collection at home where it is chosen, also where it is free, and at a centre nothing of it", () => {
    for (const [collection, told] of [
      [0, "free"],
      [10_000, "₹100"],
    ] as const) {
      const { unmount } = render(<BasketCost quote={price(collection)} isAtHome={true} />);
      expect(screen.getByText("Collection at home").nextElementSibling?.textContent).toBe(told);
      unmount();
    }
    render(<BasketCost quote={price(0)} isAtHome={false} />);
    expect(screen.queryByText("Collection at home")).toBeNull();
    expect(screen.getByText("₹499")).toBeTruthy();
  });

  it("says who asks a doctor before they fast, wherever somebody has to", () => {
    render(<BasketCost quote={price(0, 10)} isAtHome={true} />);
    expect(
      screen.getByText(
        /^Eat nothing for 10 hours.*With diabetes, on regular medicines or while pregnant, ask your doctor before you fast\./,
      ),
    ).toBeTruthy();
    cleanup();
    render(<BasketCost quote={price(0)} isAtHome={true} />);
    expect(screen.queryByText(/fast/)).toBeNull();
  });

  it("says that all samples are taken at the same time only where there are several people", () => {
    for (const [members, isSaid] of [
      [[null], false],
      [[null, memberId("isha")], true],
    ] as const) {
      render(<BasketCost quote={price(0, 10, members)} isAtHome={true} />);
      expect(/at the same time/.test(document.body.textContent)).toBe(isSaid);
      cleanup();
    }
  });
});
