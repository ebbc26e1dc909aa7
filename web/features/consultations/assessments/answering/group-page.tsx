import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { assessmentWords as words } from "#web/features/consultations/assessments/assessment-words.ts";
import { QuestionField } from "./question-field.tsx";
import type { QuestionnaireItem } from "#core/assessments/questions/questionnaire-item.ts";
import type { AnsweringModel } from "./answering-model.ts";

type GroupPageProps = { readonly model: AnsweringModel; readonly group: QuestionnaireItem; readonly onGo: (page: number) => void };

/** One page: the questions of a group that are asked after the answers so far. */
export const GroupPage = observer(function GroupPage({ model, group, onGo }: GroupPageProps) {
  const before = model.page;
  const forward = () => {
    model.forward();
    if (model.page !== before) onGo(model.page);
  };
  return (
    <Form onSubmit={forward} faults={model.faults} autoComplete="off">
      {model.isOffered(group) ? (
        <p className="small muted">
          {words.offered}{" "}
          <a className="link" href="/medicalcondition">
            {words.profile}
          </a>
        </p>
      ) : null}
      <div className="assessment-questions">
        {model.questionsOf(group).map((item) => (
          <QuestionField key={item.linkId} model={model} item={item} />
        ))}
      </div>
      <div className="row space-between">
        {model.page === 0 ? (
          <span />
        ) : (
          <Button look="quiet" onPress={() => onGo(model.page - 1)}>
            {words.back}
          </Button>
        )}
        <SendButton state="ready">{words.forward}</SendButton>
      </div>
    </Form>
  );
});
