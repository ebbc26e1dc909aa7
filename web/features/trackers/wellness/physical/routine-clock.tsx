import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { PosePicture } from "./pose-picture.tsx";
import { RoutineClockModel } from "./routine-clock-model.ts";
import { RoutineDone } from "./routine-done.tsx";
import { routineWords as words } from "./routine-words.ts";
import type { Routine } from "#core/trackers/routines/routines.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

type RoutineClockProps = { readonly routine: Routine; readonly store: TrackerStore | null };

const TICK = 200;

/** The steps of a routine as a clock goes through them; done, it is noted. */
export const RoutineClock = observer(function RoutineClock({ routine, store }: RoutineClockProps) {
  const [clock, renew] = useState(() => new RoutineClockModel(routine));
  const { place, since, isDone } = clock;
  const isGoing = since !== null && !isDone;
  useEffect(() => {
    if (!isGoing) return;
    const ticking = setInterval(() => clock.tick(performance.now()), TICK);
    return () => clearInterval(ticking);
  }, [clock, isGoing]);
  if (place === null) return <RoutineDone routine={routine} store={store} onAgain={() => renew(new RoutineClockModel(routine))} />;
  const press = () => (isGoing ? clock.pause(performance.now()) : clock.start(performance.now()));
  return (
    <div className="routine-clock">
      <PosePicture pose={place.now.pose} />
      <div className="stack gap-2">
        <p className="strong" role="status">
          {words.poses[place.now.pose]}
        </p>
        <p className="routine-left">{words.seconds(place.left)}</p>
        <p className="small muted">{words.roundText(routine, place.round)}</p>
        <progress value={clock.share} max={1} aria-label={words.routines[routine.id]?.title ?? ""} />
        <div>
          <Button look="main" onPress={press}>
            {isGoing ? words.pause : clock.passed > 0 ? words.goOn : words.start}
          </Button>
        </div>
      </div>
    </div>
  );
});
