import "#tests/web/browser-setup.ts";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ScoresOverTime } from "#web/features/trackers/results/stress-over-time.tsx";
import { now } from "#tests/fixtures.ts";
import { SavedResults } from "#core/trackers/results/saved-results.port.ts";
import { openAsAsha } from "#tests/web/customers-window.tsx";
import { notedTrackers, withTrackers } from "#tests/web/trackers/noted-trackers.ts";
import type { SavedResult } from "#core/trackers/results/saved-result.ts";

// The pretended browser has no locks.
Object.defineProperty(navigator, "locks", { configurable: true, value: { request: (_: string, work: () => Promise<void>) => work() } });

afterEach(cleanup);

/** A test of which every straight item was answered alike: its score is six times that. */
const scoring = (answer: number, daysAgo: number): SavedResult => ({
  id: `result-${daysAgo}`,
  tool: "stress",
  at: now - daysAgo * 86_400_000,
  answers: [],
  input: { answers: [answer, answer, answer, 4, 4, answer, 4, 4, answer, answer] },
});

it("draws scores that the arrow keys walk, each said with its day, and the same as a table", () => {
  render(<ScoresOverTime results={[scoring(4, 0), scoring(1, 30), scoring(3, 60)]} />);
  expect(screen.getByText("3 tests: from 18 to 24 of 40.").tagName).toBe("FIGCAPTION");
  const chart = screen.getByRole("slider", { name: "Tests: use the arrow keys" });
  const said = () => chart.getAttribute("aria-valuetext");
  expect([chart.getAttribute("aria-valuenow"), chart.getAttribute("aria-valuemax"), said()]).toEqual(["3", "3", "20 Nov 2026: 24 of 40"]);
  expect(chart.tabIndex).toBe(0);
  const press = (...keys: readonly string[]) => {
    for (const key of keys) fireEvent.keyDown(chart, { key });
  };
  press("ArrowLeft");
  expect([said(), chart.querySelectorAll(".weight-point.is-told").length]).toEqual(["21 Oct 2026: 6 of 40", 1]);
  press("Home", "ArrowLeft");
  expect(said()).toBe("21 Sep 2026: 18 of 40");
  press("End", "ArrowUp");
  expect(said()).toBe("20 Nov 2026: 24 of 40");
  const rows = screen.getAllByRole("row", { hidden: true }).map(({ textContent }) => textContent);
  const [line, ...bands] = chart.querySelectorAll(".mean-line, .band-name");
  expect([line?.classList.contains("mean-line"), bands.length > 0]).toEqual([true, true]); // The line would strike out a name that came before it.
  expect(rows).toEqual(["DayScore", "20 Nov 202624 of 40", "21 Oct 20266 of 40", "21 Sep 202618 of 40"]);
});

it("draws nothing over time of a single test", () => {
  const { container } = render(<ScoresOverTime results={[scoring(2, 0)]} />);
  expect(container.textContent).toBe("");
});

it("tells what weighed most as a question with its beginning and its answer", async () => {
  const { change } = withTrackers(await notedTrackers([]));
  const saved = { save: async () => "saved" as const, erase: async () => {}, listOf: async () => [scoring(3, 1)] };
  await openAsAsha("/stresstracker", {
    change: (product) => {
      change(product);
      product.rebind(SavedResults).toConstantValue(saved);
    },
  });
  const heading = await screen.findByRole("heading", { name: "What weighed on you most" });
  expect(heading.nextElementSibling?.textContent).toBe("In the last month, how often …");
  await screen.findByText("… did something unplanned throw your day? often");
});
