import { QuestionForm } from "#web/features/health/tool/question-form.tsx";
import { mindAnswers } from "./mind-answers.ts";
import { mindWords } from "./mind-words.ts";
import type { RefObject } from "react";
import type { MindCategory } from "#core/health/tools/mind.ts";
import type { MindQuestion as Asked } from "#core/trackers/mind/show-mind-questions.use-case.ts";
import type { MindAnswered } from "./mind-answers.ts";

type MindQuestionProps = {
  readonly category: MindCategory;
  readonly questions: readonly Asked[];
  readonly answers: MindAnswered;
  readonly question: number;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onChoose: (answer: number) => void;
  readonly onBack: () => void;
  readonly onForward: () => void;
};

/** One question about the last two weeks. */
export function MindQuestion({ category, questions, answers, question, heading, onChoose, onBack, onForward }: MindQuestionProps) {
  const mindQuestion = questions[question - 1];
  if (mindQuestion === undefined) return null;
  const chosen = answers.get(mindQuestion.questionId) ?? null;
  const choose = (value: string) => {
    const answer = mindAnswers.answer(value);
    if (answer !== null) onChoose(answer);
  };
  return (
    <QuestionForm
      question={question}
      count={questions.length}
      answers={mindAnswers.text(category, answers)}
      heading={heading}
      asked={mindWords.asked(mindQuestion)}
      hint={{ stands: "above", text: mindWords.twoWeeks }}
      options={mindQuestion.options.map((one) => ({
        value: `${one.answer}`,
        text: mindWords.option(one),
        isChosen: one.answer === chosen,
      }))}
      words={{
        progress: mindWords.progress({ question: String(question), of: String(questions.length) }),
        back: mindWords.back,
        forward: mindWords.forward,
      }}
      onChoose={choose}
      onBack={onBack}
      onForward={onForward}
    />
  );
}
