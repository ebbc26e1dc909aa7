import { observer } from "mobx-react-lite";
import { Fragment } from "react";
import { Button } from "#web/design/button/button.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { assessmentWords as words } from "#web/features/assessments/assessment-words.ts";
import { OwnReports } from "#web/features/assessments/reports/own-reports.tsx";
import { reportPhrases } from "#web/features/assessments/wording/reports.ts";
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
          <Fragment key={item.linkId}>
            {item.type === "attachment" ? <AskedReports model={model} item={item} /> : <QuestionField model={model} item={item} />}
          </Fragment>
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

/** Reports are no answers: each is sent by itself, for the appointment that the assessment is for. */
function AskedReports({ model: { customer, shown }, item }: { readonly model: AnsweringModel; readonly item: QuestionnaireItem }) {
  const booking = shown?.booking ?? null;
  if (booking !== null)
    return (
      <>
        <p>{words.told(item)}</p>
        <OwnReports customer={customer} booking={booking} patient={null} />
      </>
    );
  return (
    <p className="muted">
      {reportPhrases.goesWithAppointment}{" "}
      <a className="link" href={consultationAddress.appointments}>
        {reportPhrases.appointments}
      </a>
    </p>
  );
}
