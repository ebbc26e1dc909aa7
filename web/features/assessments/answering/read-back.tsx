import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { AnsweredGroup } from "#web/features/assessments/answered-group.tsx";
import { assessmentWords as words } from "#web/features/assessments/assessment-words.ts";
import type { AnsweringModel } from "./answering-model.ts";

type ReadBackProps = { readonly model: AnsweringModel; readonly onChange: (page: number) => void };

/** All answers once more, before they are sent; afterwards they can still be changed. */
export const ReadBack = observer(function ReadBack({ model, onChange }: ReadBackProps) {
  const { missing } = model.completeness;
  const isSent = model.state === "completed";
  const toMissing = () => {
    model.goToMissing();
    onChange(model.page);
  };
  return (
    <div className="assessment-questions">
      <p>
        {isSent
          ? model.shown?.booking == null
            ? words.sentText
            : words.sentFor
          : model.state === "amended"
            ? words.amended
            : words.reviewText}
      </p>
      {model.groups.map((group, page) => (
        <AnsweredGroup key={group.linkId} group={group} questions={model.questionsOf(group)} answers={model.answers}>
          <Button look="text" label={words.changeOf({ group: words.told(group) })} onPress={() => onChange(page)}>
            {words.change}
          </Button>
        </AnsweredGroup>
      ))}
      <div role="status">
        {missing.length === 0 ? null : (
          <Notice kind="note">
            {words.missingOf(missing.length)}{" "}
            <Button look="text" onPress={toMissing}>
              {words.toMissing}
            </Button>
          </Notice>
        )}
      </div>
      {isSent || missing.length > 0 ? null : (
        <div>
          <Button look="main" state={model.isCompleting ? "busy" : "ready"} onPress={() => void model.complete()}>
            {model.isCompleting ? words.sending : words.send}
          </Button>
        </div>
      )}
    </div>
  );
});
