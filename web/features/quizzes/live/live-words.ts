import { wholeNumber } from "#web/design/figures/amounts.ts";
import { momentAt } from "#web/design/figures/moments.ts";
import { counted } from "#web/design/phrase.ts";
import { quizWords } from "#web/features/quizzes/quiz-words.ts";
import { livePhrases as says } from "#web/features/quizzes/wording/live.ts";
import type { LiveView, OwnLive } from "#core/quizzes/live/live-view.ts";

/** Live quizzes in words, in any language. */
export const liveWords = {
  ...says,
  playersOf: (count: number): string => counted(count, says.players, { count: wholeNumber(count) }),
  answeredOf: (count: number): string => counted(count, says.answered, { count: wholeNumber(count) }),
  secondsOf: (count: number): string => counted(count, says.seconds, { count: wholeNumber(count) }),
  pointsOf: ({ score }: OwnLive): string => says.yourPoints({ points: quizWords.points(score ?? 0) }),
  stageOf({ stage, at, opensAt, questions, own }: LiveView): string {
    switch (stage.kind) {
      case "lobby":
        return at < opensAt ? quizWords.opensAt({ moment: momentAt(opensAt) }) : own === null ? says.stages.watch : says.stages.lobby;
      case "over":
        return says.stages.over;
      case "question":
        return says.stages.question({ place: wholeNumber(stage.place), of: wholeNumber(questions) });
      case "ended":
        return says.stages.ended;
      case "told":
        return says.stages.told;
    }
  },
};
