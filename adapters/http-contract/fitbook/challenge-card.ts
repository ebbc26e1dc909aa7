import * as z from "zod/mini";
import { MEASURES } from "#core/fitbook/leaderboard/measure.ts";
import { inHindi } from "#adapters/http-contract/bilingual-text.ts";
import { fields } from "#adapters/http-contract/endpoint.ts";
import { calendarDay } from "#adapters/http-contract/scalars.ts";
import { badges, scoring } from "./challenge.ts";
import type { ChallengeCard } from "#core/fitbook/posts/challenge-card.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

export const challengeCard: Shape<ChallengeCard> = fields({
  activity: z.nullable(z.string()),
  measure: z.enum(MEASURES),
  scoring,
  hindi: inHindi(fields({ activity: z.string() })),
  start: ["start_date", calendarDay],
  end: ["end_date", calendarDay],
  score: z.number(),
  rank: z.number(),
  players: z.number(),
  badges,
});
