import { splitAllergies } from "#core/assessments/answering/split-allergies.ts";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { assessmentWords as words } from "#web/features/assessments/assessment-words.ts";
import type { AnsweredQuestions } from "./answered-questions.ts";

/**
 * What somebody wrote of their allergies when substances and what happens then were one text, with a press that puts it into the fields of
 * today.
 */
export function FormerAllergies({ model, text }: { readonly model: AnsweredQuestions; readonly text: string }) {
  const split = () => {
    for (const { linkId, values } of splitAllergies(text)) void model.answer(linkId, values);
  };
  return (
    <Notice kind="note">
      <div className="stack gap-2">
        <p>{words.formerAllergies({ text })}</p>
        <div className="row">
          <Button look="main" onPress={split}>
            {words.splitAllergies}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
