import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { liveStage } from "#core/quizzes/live/live-stage.ts";
import { HOST_ACTS } from "#core/quizzes/live/hosted-turns.ts";
import { printedUtc } from "#core/shared/printed-utc.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT, WRONG_USAGE } from "#cli/terminal.ts";
import { hostedText, NO_ACT, refusedText } from "../wording/hosting.ts";
import type { HostedQuiz } from "#core/quizzes/live/host-live-quiz.use-case.ts";
import type { HostAct } from "#core/quizzes/live/hosted-turns.ts";

/** Hosts a live quiz: an act, and the quiz. Source: specification/quizzes.md, Staff commands. */
export const quizLive = databaseCommand({ name: "quiz live", switches: ["json"], options: ["as"], files: 2 }, async (context) => {
  const { given, terminal } = context;
  const [word = "", name = ""] = given.files;
  const act = HOST_ACTS.find((one) => one === word);
  if (act === undefined || name === "") {
    terminal.complain(NO_ACT);
    return WRONG_USAGE;
  }
  const { hostQuiz } = await import("./composition.ts");
  const answer = await hostQuiz(context, quizId(name), act);
  if (answer.kind === "refused") {
    terminal.complain(refusedText(answer.refusal));
    return UNUSABLE_INPUT;
  }
  await terminal.write(given.switches.has("json") ? `${JSON.stringify(hostedJson(act, answer.value))}\n` : hostedText(act, answer.value));
  return DONE;
});

function hostedJson(act: HostAct, { hosted, at }: HostedQuiz) {
  const stage = liveStage(hosted, at);
  return {
    act,
    at: printedUtc(at),
    closes_at: printedUtc(hosted.quiz.closesAt),
    ...(stage.kind === "question" ? { question: stage.asked.question.id, ends_at: printedUtc(stage.asked.ends) } : {}),
    asked: hosted.turns.length,
    questions: hosted.quiz.questions.length,
  };
}
