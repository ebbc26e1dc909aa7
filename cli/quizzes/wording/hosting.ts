import { liveStage } from "#core/quizzes/live/live-stage.ts";
import { printable } from "#cli/printing/columns.ts";
import { NO_QUIZ } from "./register.ts";
import type { HostedQuiz, HostRefusal } from "#core/quizzes/live/host-live-quiz.use-case.ts";
import type { HostAct } from "#core/quizzes/live/hosted-turns.ts";

export const NO_ACT = "Say what to do and with which quiz: niramaya quiz live open, next, close or end, and its ID.\n";

/** What a host has done. The key is told by the players' pages, two seconds after the end. */
export function hostedText(act: HostAct, { hosted, at }: HostedQuiz): string {
  if (act === "end") return "The quiz is over. Results are shown in two seconds.\n";
  const of = `${hosted.turns.length} of ${hosted.quiz.questions.length}`;
  const stage = liveStage(hosted, at);
  if (stage.kind !== "question") return `Question ${of} is closed. Its answer is shown in two seconds.\n`;
  const { question, ends } = stage.asked;
  return printable(`Question ${of} is open for ${Math.ceil((ends - at) / 1_000)} seconds: ${question.text.english}`).concat("\n");
}

export function refusedText(refusal: HostRefusal): string {
  switch (refusal.kind) {
    case "not-found":
      return NO_QUIZ;
    case "not-live":
      return "People take this quiz on their own: it has no host.\n";
    case "not-open":
      return "The quiz is not open: it has not started, or it is over.\n";
    case "running":
      return printable(`Question ${refusal.question} is not over, or its answer is not shown yet. "next" ends it and goes on.`).concat(
        "\n",
      );
    case "none-running":
      return "No question is open.\n";
    case "all-asked":
      return 'All questions have been asked. "end" ends the quiz.\n';
  }
}
