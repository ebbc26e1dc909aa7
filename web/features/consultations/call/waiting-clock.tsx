import { useEffect, useState } from "react";
import { Clock } from "#core/shared/clock.port.ts";
import { minutesAndSeconds } from "#web/design/figures/clock-time.ts";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How long it is until an appointment begins, or since it began. A screen reader does not read out every second of it. */
export function WaitingClock({ start }: { readonly start: number }) {
  const clock = useDependency(Clock);
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const ticking = setInterval(() => setNow(clock()), SECOND);
    return () => clearInterval(ticking);
  }, [clock]);
  const left = start - now;
  return <p className="number">{left > 0 ? callPhrases.beginsIn({ clock: minutesAndSeconds(left) }) : beganWords(-left)}</p>;
}

/** Milliseconds since it began, in whole minutes. */
function beganWords(since: number): string {
  const minutes = Math.floor(since / MINUTE);
  return minutes === 0 ? callPhrases.beganNow : callPhrases.beganAgo({ minutes: String(minutes) });
}
