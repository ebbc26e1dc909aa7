import { optionOrder } from "#core/health/sitting/option-order.ts";
import { QuestionForm } from "#web/features/health/tool/question-form.tsx";
import { TOOL_FORM } from "#web/features/health/sitting/sitting-field.ts";
import { prakritiPhrases } from "#web/features/health/wording/prakriti.ts";
import { prakritiAnswers, QUESTION_COUNT } from "./prakriti-answers.ts";
import type { RefObject } from "react";
import type { Dosha } from "#core/health/tools/prakriti.ts";
import type { PrakritiAnswers } from "./prakriti-answers.ts";

type PrakritiQuestionProps = {
  readonly answers: PrakritiAnswers;
  readonly question: number;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onChoose: (dosha: Dosha) => void;
  readonly onBack: () => void;
  readonly onForward: () => void;
};

/** One question about the body one was born with. */
export function PrakritiQuestion({ answers, question, heading, onChoose, onBack, onForward }: PrakritiQuestionProps) {
  const phrase = prakritiPhrases.questions[question - 1];
  if (phrase === undefined) return null;
  const chosen = answers[question - 1] ?? null;
  const choose = (value: string) => {
    const dosha = prakritiAnswers.dosha(value);
    if (dosha !== null) onChoose(dosha);
  };
  return (
    <QuestionForm
      id={TOOL_FORM}
      question={question}
      count={QUESTION_COUNT}
      answers={prakritiAnswers.text(answers)}
      heading={heading}
      asked={phrase.asked}
      hint={{ stands: "below", text: prakritiPhrases.lifelong }}
      options={optionOrder(question).map((dosha) => ({ value: dosha, text: phrase[dosha], isChosen: dosha === chosen }))}
      words={{
        progress: prakritiPhrases.progress({ question: String(question), of: String(QUESTION_COUNT) }),
        back: prakritiPhrases.back,
        forward: prakritiPhrases.forward,
      }}
      onChoose={choose}
      onBack={onBack}
      onForward={onForward}
    />
  );
}
