import { observer } from "mobx-react-lite";
import { TodaysPress } from "./todays-press.tsx";
import { trackerAddress } from "#web/platform/addresses/wellness-address.ts";
import { wellnessWords as words } from "./wellness-words.ts";
import type { DayView } from "#web/features/trackers/page/day-view.ts";

/** One tracker of today: steadiness first, then what was noted, and one press. */
export const TodaysTracker = observer(function TodaysTracker({ view }: { readonly view: DayView }) {
  const { tracker, shownDay, summary } = view;
  const value = shownDay?.value ?? null;
  const goal = view.isFigureHidden ? null : (shownDay?.goal ?? null);
  const steadiness = summary.figures?.["steadiness"] ?? null;
  const streak = summary.figures?.["current_streak"] ?? null;
  return (
    <li className="panel stack gap-2">
      <h3>
        <a className="link" href={trackerAddress[tracker]}>
          {words.trackers[tracker]}
        </a>
      </h3>
      {steadiness === null || !view.isJudged ? null : (
        <p className="small">
          <span className="strong">{words.steadiness({ figure: steadiness })}</span>
          {streak === null || streak === "0" ? null : <span className="muted"> · {words.streakText(streak)}</span>}
        </p>
      )}
      <p>{view.told ?? view.lastTold ?? view.nothingTold}</p>
      {goal === null ? null : (
        <progress
          className="wellness-progress"
          aria-label={words.trackers[tracker]}
          value={Math.min(Number(value ?? 0), Number(goal))}
          max={Number(goal)}
        />
      )}
      <TodaysPress view={view} address={trackerAddress[tracker]} />
    </li>
  );
});
