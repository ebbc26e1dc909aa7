import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ROUTINES } from "#core/trackers/routines/routines.ts";
import { secondsOf } from "#core/trackers/routines/routine-place.ts";
import { render } from "#web/shells/render.ts";
import { RoutineClockModel } from "#web/features/trackers/wellness/physical/routine-clock-model.ts";
import { POSE_DRAWINGS } from "#web/features/trackers/wellness/physical/pose-drawings.ts";
import { routinePhrases } from "#web/features/trackers/wellness/wording/routines.ts";
import { composeMemory } from "#tests/composition.ts";
import { shopFrame } from "#tests/shop-frame.ts";
import { openShop } from "#tests/web/shop-window.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const drawn = async (path: string) => {
  const answer = await render(new Request(`https://niramaya.test${path}`), composeMemory(), shopFrame);
  return (await answer.text()).replaceAll("<!-- -->", "");
};
const main = () => within(screen.getByRole("main"));

describe("wellness", () => {
  it.each([
    ["/wellness", "Your day", "/wellness", "[rt-wellness]"],
    ["/wellness/physical", "Your body", "/wellness/physical", "[rt-wellness-physical]"],
    ["/Physical-Wellness", "Your body", "/wellness/physical", "[rt-physical-wellness]"],
  ])("is there for everybody at %s: %s, the same page at %s %s", async (path, title, canonical) => {
    const html = await drawn(path);
    expect(html).toContain(`<link rel="canonical" href="https://niramaya.test${canonical}">`);
    await openShop(path.toLowerCase(), composeMemory());
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
  });

  it("shows all routines with their drawn steps, without script too", async () => {
    const html = await drawn("/wellness/physical");
    for (const { id } of ROUTINES) expect(html).toContain(Object.entries(routinePhrases.routines).find(([name]) => name === id)?.[1].title);
    expect(html.split('class="pose"').length - 1).toBe(ROUTINES.reduce((sum, { steps }) => sum + 1 + steps.length, 0));
    expect(Object.values(POSE_DRAWINGS).every(({ body }) => /^M/.test(body))).toBe(true);
  });

  it("goes through a routine by the clock, and says that it is done", async () => {
    await openShop("/wellness/physical", composeMemory());
    await act(async () => void fireEvent.click(await main().findByRole("button", { name: "Do it now: One step", hidden: true })));
    const start = await main().findByRole("button", { name: "Start the timer", hidden: true });
    expect(main().getByText("Round 1 of 20")).toBeTruthy();
    await act(async () => void fireEvent.click(start));
    await act(async () => void fireEvent.click(main().getByRole("button", { name: "Pause", hidden: true })));
    expect(main().getByRole("button", { name: /Continue|Start/, hidden: true })).toBeTruthy();
  });
});

describe("the clock of a routine", () => {
  const [routine] = ROUTINES;
  if (routine === undefined) throw new TypeError("no routine");

  it("stands while it is stopped, and ends after its seconds", () => {
    const clock = new RoutineClockModel(routine);
    clock.start(1_000);
    clock.tick(6_000);
    clock.pause(7_000);
    clock.tick(99_000);
    expect([clock.passed, clock.place?.left]).toEqual([6_000, 6]);
    clock.start(100_000);
    clock.tick(100_000 + 1_000 * secondsOf(routine) - 6_001);
    expect(clock.isDone).toBe(false);
    clock.tick(100_000 + 1_000 * secondsOf(routine) - 6_000);
    expect([clock.isDone, clock.share]).toEqual([true, 1]);
  });
});

describe("what a leaning means", () => {
  it.each([
    ["/vatasummary", "Vata", "[rt-vatasummary] [rt-vatasummary-id]"],
    ["/pittasummary", "Pitta", "[rt-pittasummary] [rt-pittasummary-id]"],
    ["/kaphasummary", "Kapha", "[rt-kaphasummary] [rt-kaphasummary-id]"],
  ])("is told at %s, for customers and not for search engines: %s %s", async (path, title) => {
    for (const address of [path, `${path}/abc123`]) {
      const html = await drawn(address);
      expect(html).toContain('name="robots" content="noindex"');
      expect(html).toContain("nothing of it is measured");
      expect(html).toContain(`<h1>${title}</h1>`);
    }
  });
});
