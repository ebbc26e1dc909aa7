import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { ROUTINE_KINDS, ROUTINES } from "#core/trackers/routines/routines.ts";
import { Button } from "#web/design/button/button.tsx";
import { useAwake } from "#web/platform/window/use-awake.ts";
import { LateRoutineClock } from "./late-routine-clock.tsx";
import { PosePicture } from "./pose-picture.tsx";
import { routineWords as words } from "./routine-words.ts";
import type { Routine } from "#core/trackers/routines/routines.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

type RoutineListProps = { readonly store: TrackerStore | null };

/** The 24 routines by what they are for, each with its drawn steps. Without script they can be read. */
export function RoutineList({ store }: RoutineListProps) {
  const [going, go] = useState<string | null>(null);
  const isAwake = useAwake(); // Nobody would hear the button before: it comes once it is heard.
  return (
    <div className="stack gap-6">
      {ROUTINE_KINDS.map((kind) => (
        <section key={kind} aria-labelledby={`routines-${kind}`} className="stack gap-3">
          <h2 id={`routines-${kind}`} className="heading-3">
            {words.kinds[kind]}
          </h2>
          <div className="routine-cards">
            {ROUTINES.filter((routine) => routine.kind === kind).map((routine, nth) => (
              <details key={routine.id} className="panel routine">
                <summary>
                  <Sign routine={routine} nth={nth} />
                  <span>
                    <span className="strong">{words.routines[routine.id]?.title}</span>
                    <span className="small muted">{words.minutes(routine)}</span>
                  </span>
                  <ChevronDown className="icon chevron faint" aria-hidden="true" />
                </summary>
                <p>{words.routines[routine.id]?.text}</p>
                {going === routine.id ? (
                  <LateRoutineClock routine={routine} store={store} />
                ) : (
                  <>
                    <Steps routine={routine} />
                    {isAwake ? (
                      <div>
                        <Button
                          look="soft"
                          label={words.openNamed({ name: words.routines[routine.id]?.title ?? "" })}
                          onPress={() => go(routine.id)}
                        >
                          {words.open}
                        </Button>
                      </div>
                    ) : null}
                  </>
                )}
              </details>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** Routines that begin alike are told apart by a later pose. */
function Sign({ routine: { steps }, nth }: { readonly routine: Routine; readonly nth: number }) {
  const step = steps[Math.min(nth + 1, steps.length - 1)];
  return step === undefined ? null : <PosePicture pose={step.pose} />;
}

const Steps = ({ routine }: { readonly routine: Routine }) => (
  <>
    <p className="small muted">{words.roundsText(routine)}</p>
    <ol className="routine-steps">
      {routine.steps.map(({ pose, seconds }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pose may come again; the list never changes.
        <li key={nth}>
          <PosePicture pose={pose} />
          <span className="small">{words.poses[pose]}</span>
          <span className="small muted">{words.stepText(seconds)}</span>
        </li>
      ))}
    </ol>
  </>
);
