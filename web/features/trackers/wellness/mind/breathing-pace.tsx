import { useEffect, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { mindPhrases as words } from "#web/features/trackers/wellness/wording/mind.ts";

/** Four seconds in, six out. */
const [IN, OUT] = [4_000, 6_000];
const [SMALL, LARGE] = [34, 80];
const STILL = "(prefers-reduced-motion: reduce)";

/** A circle to breathe by: it grows and shrinks, and for those who want no motion it only counts. */
export function BreathingPace() {
  const [isOn, turn] = useState(false);
  const [passed, pass] = useState(0);
  useEffect(() => {
    if (!isOn) return;
    const begun = performance.now();
    const isStill = globalThis.matchMedia(STILL).matches;
    let frame = 0;
    const draw = () => {
      const now = performance.now() - begun;
      pass(isStill ? Math.floor(now / 1_000) * 1_000 : now);
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [isOn]);
  const at = isOn ? passed % (IN + OUT) : 0;
  const isIn = at < IN;
  const left = Math.ceil((isIn ? IN - at : IN + OUT - at) / 1_000);
  return (
    <section className="panel breathing" aria-labelledby="breathing">
      <div className="stack gap-3">
        <h2 id="breathing" className="heading-3">
          {words.breathing}
        </h2>
        <p>{words.breathingText}</p>
        <p className="strong" role="status">
          {isOn ? (isIn ? words.breatheIn : words.breatheOut) : null}
        </p>
        <div>
          <Button look="soft" onPress={() => turn(!isOn)}>
            {isOn ? words.breathingStop : words.breathingStart}
          </Button>
        </div>
      </div>
      <svg viewBox="0 0 180 180" aria-hidden="true">
        <circle className="breath-ring" cx="90" cy="90" r={LARGE} />
        <circle className="breath" cx="90" cy="90" r={radiusAt(at)} />
        {isOn ? (
          <text className="breath-count" x="90" y="97" textAnchor="middle">
            {left}
          </text>
        ) : null}
      </svg>
    </section>
  );
}

/** Where somebody wants no motion it stays as it is. */
function radiusAt(at: number): number {
  if (at === 0 || globalThis.matchMedia(STILL).matches) return (SMALL + LARGE) / 2;
  const share = at < IN ? at / IN : 1 - (at - IN) / OUT;
  return SMALL + (LARGE - SMALL) * ((1 - Math.cos(Math.PI * share)) / 2);
}
