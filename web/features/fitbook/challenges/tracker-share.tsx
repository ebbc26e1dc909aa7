import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { challengeWords } from "./challenge-words.ts";
import type { VisibleChallenge } from "#core/fitbook/challenges/visible-challenge.ts";
import type { TrackedMeasure } from "#core/fitbook/leaderboard/measure.ts";
import type { ChallengeModel } from "./challenge-model.ts";

const { tracked: words } = challengeWords;

/** Where the tracker is that a challenge counts. Source: specification/trackers.md, Addresses. */
const ADDRESSES: Readonly<Record<TrackedMeasure, string>> = {
  exercise_minutes: "/exercisetracker",
  exercise_kcal: "/exercisetracker",
  water_ml: "/watertracker",
  sleep_minutes: "/sleeptracker",
};

type TrackerShareProps = { readonly challenge: VisibleChallenge; readonly measure: TrackedMeasure; readonly model: ChallengeModel };

/** Where the days of a challenge come from that counts a tracker: whether its player allows it, and what is shown by that. */
export const TrackerShare = observer(function TrackerShare({ challenge: { me, state }, measure, model }: TrackerShareProps) {
  if (me === null || state === "completed") return null;
  const tracker = words.trackers[measure];
  const busy = model.sending === "sending" ? "busy" : "ready";
  return (
    <section className="stack gap-3" aria-labelledby="challenge-tracker">
      <h3 id="challenge-tracker" className="heading-3">
        {words.title}
      </h3>
      <p role="status">{me.sharesTracker ? words.allowed({ tracker }) : words.ask({ tracker })}</p>
      <p className="muted">{me.sharesTracker ? words.stays : words.from}</p>
      <div className="fitbook-acts">
        {me.sharesTracker ? (
          <>
            <a className="button main" href={ADDRESSES[measure]}>
              {words.open({ tracker })}
            </a>
            <Button look="quiet" state={busy} onPress={() => void model.change("stop_tracker")}>
              {words.stop}
            </Button>
          </>
        ) : (
          <Button look="main" state={busy} onPress={() => void model.change("share_tracker")}>
            {words.allow({ tracker })}
          </Button>
        )}
      </div>
    </section>
  );
});
