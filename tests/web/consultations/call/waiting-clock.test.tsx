import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Clock } from "#core/shared/clock.port.ts";
import { WaitingClock } from "#web/features/consultations/call/waiting-clock.tsx";
import { DependenciesProvider } from "#web/platform/window/dependencies.tsx";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";

afterEach(cleanup);

const MINUTE = 60_000;

it.each([
  ["Begins in 2:01 min", 121_000],
  ["Began just now", 0],
  ["Began just now", -59_000],
  ["Began 2 min ago", -121_000],
  ["Began 75 min ago", -75 * MINUTE],
])("says %s so many milliseconds before a start: %i", (text, ahead) => {
  const container = composeMemory();
  container.rebind(Clock).toConstantValue(() => now);
  const { container: drawn } = render(
    <DependenciesProvider value={container}>
      <WaitingClock start={now + ahead} />
    </DependenciesProvider>,
  );
  expect(drawn.textContent).toBe(text);
});
