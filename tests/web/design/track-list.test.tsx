import "#tests/web/browser-setup.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { TrackList } from "#web/design/track-list/track-list.tsx";

afterEach(cleanup);

it("a list of steps says in words, to the eye too, which of them are still to come", () => {
  const steps = [
    { key: "pay", title: "Paid", when: "Fri 20 Nov" },
    { key: "report", title: "Report complete", when: null, note: "Sun 22 Nov" },
  ];
  render(<TrackList label="Progress" steps={steps} end="open" toCome="Still to come" folded="All steps" />);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "PaidFri 20 Nov",
    "Report completeStill to comeSun 22 Nov",
  ]);
  expect(screen.getByText("Still to come").closest(".visually-hidden")).toBeNull();
});

it("a step that failed carries no tick, whatever came after it", () => {
  const steps = [
    { key: "ask", title: "Payment started", when: "Fri 20 Nov" },
    { key: "fail", title: "Payment failed", when: "Fri 20 Nov", hasFailed: true },
    { key: "pay", title: "Paid", when: "Fri 20 Nov" },
    { key: "late", title: "Late", when: null, hasFailed: true },
  ];
  render(<TrackList label="Progress" steps={steps} end="open" toCome="Still to come" folded="All steps" />);
  expect(screen.getAllByRole("listitem").map(({ className }) => className)).toEqual(["is-done", "is-ended", "is-now", "is-to-come"]);
});
