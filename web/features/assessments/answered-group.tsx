import { FactList } from "#web/design/fact-list/fact-list.tsx";
import { answeredFacts } from "./answered-facts.ts";
import { assessmentWords as words } from "./assessment-words.ts";
import type { ReactNode } from "react";
import type { NumberedAnswer } from "#core/assessments/answering/assessment.ts";
import type { QuestionnaireItem } from "#core/assessments/questions/questionnaire-item.ts";

type AnsweredGroupProps = {
  readonly group: QuestionnaireItem;
  /** Those that are asked. */
  readonly questions: readonly QuestionnaireItem[];
  readonly answers: ReadonlyMap<string, NumberedAnswer>;
  /** What can be done with it. */
  readonly children?: ReactNode;
};

/** The answers of a group, in order. */
export function AnsweredGroup({ group, questions, answers, children }: AnsweredGroupProps) {
  const facts = answeredFacts(questions, answers);
  if (facts.length === 0) return null;
  return (
    <section className="panel assessment-read" aria-labelledby={`read-${group.linkId}`}>
      <div className="row space-between">
        <h3 id={`read-${group.linkId}`} className="heading-3">
          {words.told(group)}
        </h3>
        {children}
      </div>
      <FactList facts={facts} />
    </section>
  );
}
