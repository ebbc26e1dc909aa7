import { StartQuiz } from "#core/quizzes/attempts/start-quiz.use-case.ts";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { StartModel, startNeeds } from "#web/features/quizzes/note/start-model.ts";
import { sends } from "./sends.ts";
import { asha } from "./stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";

export const quizSenders = [
  sends("start-model", StartQuiz, ({ allDependencies }) => {
    const model = new StartModel(lateNeeds(allDependencies, startNeeds), quizId("health-basics"));
    return () => model.start(asha);
  }),
];
