import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { day, daysAfter } from "#core/shared/day.ts";
import { DayBars } from "#web/features/trackers/page/days-chart.tsx";
import { WeightPoints } from "#web/features/trackers/weight/weight-line.tsx";
import type { ShownDay } from "#web/features/trackers/page/day-walk.tsx";

afterEach(cleanup);

const today = day("2026-11-20");
const daysOf = (count: number): readonly ShownDay[] =>
  Array.from({ length: count }, (_, nth) => ({
    day: daysAfter(today, nth + 1 - count),
    value: "500",
    goal: "2000",
    state: "short" as const,
  }));
const namesIn = ({ container }: { readonly container: Element }) =>
  [...container.querySelectorAll(".day-name")].map((name) => name.textContent);

describe("the names of days below a chart", () => {
  it.each([
    [7, ["Sat", "Sun", "Mon", "Tue", "Wed", "Thu", "Fri"]],
    [30, ["23", "30", "6", "13", "20"]],
    [90, ["Sep", "Oct", "Nov"]],
    [365, ["Jan", "Apr", "Jul", "Oct"]],
  ])("of %i days are so many that they fit, below bars and points alike", (count, names) => {
    const days = daysOf(count);
    expect(namesIn(render(<DayBars days={days} tracker="water" today={today} />))).toEqual(names);
    cleanup();
    expect(namesIn(render(<WeightPoints days={days} weekMeans={days.map(() => null)} today={today} />))).toEqual(names);
  });

  it("stand below their own day, and the goal is said once", () => {
    const { container } = render(<DayBars days={daysOf(7)} tracker="water" today={today} />);
    const drawn = container.querySelector(".day-bar")?.getAttribute("d") ?? "";
    const bars = [...drawn.matchAll(/M([\d.]+) .*?H([\d.]+)/g)].map(([, left, right]) => (Number(left) + Number(right)) / 2);
    const names = [...container.querySelectorAll(".day-name")].map((name) => Number(name.getAttribute("x")));
    expect(names.map((x, nth) => Math.abs(x - (bars[nth] ?? 0)) < 1)).toEqual(Array(7).fill(true));
    expect([...container.querySelectorAll(".goal-name")].map((name) => name.textContent)).toEqual(["2,000 ml"]);
    expect(container.querySelector(".day-name.is-told")?.textContent).toBe("Fri"); // The last one is told until the arrows walk.
  });

  it("are joined by figures that give the drawing its measure: the goal at its line, else the highest bar, of weights the highest and the lowest", () => {
    const days = daysOf(7);
    const named = (container: Element, name: string) =>
      [...container.querySelectorAll(name)].map((one) => [one.textContent, Number(one.getAttribute("y"))] as const);
    const goal = named(
      render(<DayBars days={days.map((one) => ({ ...one, value: "4000" }))} tracker="water" today={today} />).container,
      ".goal-name",
    );
    const line = Number(/M0 ([\d.]+)/.exec(document.querySelector(".goal-line")?.getAttribute("d") ?? "")?.[1]);
    expect(goal).toEqual([["2,000 ml", line - 6]]);
    cleanup();
    const free = days.map((one, nth) => ({ ...one, goal: null, value: nth === 3 ? "900" : one.value }));
    expect(named(render(<DayBars days={free} tracker="water" today={today} />).container, ".scale-name")).toEqual([["900 ml", 12]]);
    cleanup();
    const none = days.map((one) => ({ ...one, goal: null, value: null }));
    expect(named(render(<DayBars days={none} tracker="water" today={today} />).container, ".scale-name")).toEqual([]);
    cleanup();
    const weights = days.map((one, nth) => ({ ...one, value: String(60 + nth / 2) }));
    const points = render(<WeightPoints days={weights} weekMeans={days.map(() => null)} today={today} />).container;
    expect(named(points, ".scale-name").map(([text]) => text)).toEqual(["63 kg", "60 kg"]);
  });
});
