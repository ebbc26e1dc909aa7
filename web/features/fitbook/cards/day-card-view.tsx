import Dumbbell from "lucide-react/icons/dumbbell";
import GlassWater from "lucide-react/icons/glass-water";
import Moon from "lucide-react/icons/moon";
import { dayCardWords as words } from "./day-card-words.ts";
import type { LucideIcon } from "lucide-react";
import type { DayCard, SharedMeasure } from "#core/fitbook/posts/day-card.ts";

const SIGNS: Readonly<Record<SharedMeasure, LucideIcon>> = { exercise_minutes: Dumbbell, water_ml: GlassWater, sleep_minutes: Moon };

/** A day of somebody's tracker, as it was when they shared it. It leads nowhere. */
export function DayCardView({ card }: { readonly card: DayCard }) {
  const Sign = SIGNS[card.measure];
  return (
    <figure className="post-card" aria-label={words.label(card)}>
      <span className="fitbook-medal" aria-hidden="true">
        <Sign className="icon" />
      </span>
      <div className="stack gap-1">
        <strong>{words.measures[card.measure]}</strong>
        <span>{words.amount(card)}</span>
        <span className="small muted">{words.day(card)}</span>
      </div>
    </figure>
  );
}
