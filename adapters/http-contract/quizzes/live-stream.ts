import * as z from "zod/mini";
import { WatchLiveQuiz } from "#core/quizzes/live/watch-live-quiz.use-case.ts";
import { fields } from "#adapters/http-contract/endpoint.ts";
import { eventIn } from "#adapters/http-contract/stream-event.ts";
import { instant } from "#adapters/http-contract/scalars.ts";
import { liveNewsByHand } from "./live-news-by-hand.ts";
import { answerKey, answerValue, keylessQuestion } from "./quiz-shapes.ts";
import { bilingualText } from "#adapters/http-contract/bilingual-text.ts";
import type { LiveStageView, LiveView } from "#core/quizzes/live/live-view.ts";
import type { LiveNews } from "#core/quizzes/live/watch-live-quiz.use-case.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const turn = { question: keylessQuestion, place: z.int(), begins: instant, ends: instant } as const;

/** Only the last one has a field for a key. */
const stage: Shape<LiveStageView> = z.union([
  fields({ kind: z.literal("lobby") }),
  fields({ kind: z.literal("over") }),
  fields({ kind: z.enum(["question", "ended"]), ...turn }),
  fields({
    kind: z.literal("told"),
    ...turn,
    key: fields({ key: answerKey, explanation: bilingualText, source: z.string() }),
  }),
]);

const view: Shape<LiveView> = fields({
  at: instant,
  title: bilingualText,
  opensAt: ["opens_at", instant],
  closesAt: ["closes_at", instant],
  questions: z.int(),
  players: z.int(),
  answered: z.int(),
  stage,
  own: z.nullable(
    fields({
      value: answerValue,
      earned: z.nullable(z.int()),
      score: z.nullable(z.int()),
      rank: z.nullable(z.int()),
    }),
  ),
  first: z.array(
    fields({
      line: z.int(),
      name: z.nullable(z.string()),
      score: z.int(),
      rank: z.int(),
      isSelf: ["self", z.boolean()],
    }),
  ),
});

const news: Shape<LiveNews> = fields({ view: ["quiz", z.nullable(view)] });

/** How a live quiz stands, as server-sent events: the whole of it each time, open as long as the page is. */
export const liveStreamContract = {
  answers: WatchLiveQuiz,
  method: "GET",
  path: "/quiz/live",
  audience: "customer",
  shape: news,
  /** The quiz that is asked for, in the query. */
  idIn: (id: unknown): string | null => (typeof id === "string" && /^[\w-]{1,60}$/.test(id) ? id : null),
  dataOf: (news: LiveNews): string => JSON.stringify(liveNewsByHand(news)),
  /** Null where it is none that was declared. */
  newsIn: ({ data }: { readonly data: string }): LiveNews | null => eventIn(news, data),
} as const;
