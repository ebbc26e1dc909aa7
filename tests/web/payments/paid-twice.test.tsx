import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { paise } from "#core/shared/money.ts";
import { PaidTwice } from "#web/features/payments/paid-twice.tsx";

afterEach(cleanup);

it("what was paid twice is told with its amount and when it came, and that it goes back or when it went", () => {
  const at = Date.parse("2026-11-20T04:35:00Z");
  const { container } = render(
    <PaidTwice
      payments={[
        { amount: paise(49_900), at, backAt: null },
        { amount: paise(10_000), at: at + 60_000, backAt: at + 86_400_000 },
      ]}
    />,
  );
  const [first, second] = [...container.children].map((notice) => notice.textContent ?? "");
  for (const part of ["₹499", "20 Nov", "10:05", "within 7 working days"]) expect(first).toContain(part);
  for (const part of ["₹100", "10:06", "21 Nov", "sent it back"]) expect(second).toContain(part);
  expect(render(<PaidTwice payments={[]} />).container.textContent).toBe("");
});
