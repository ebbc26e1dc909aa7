import { ALLERGY_QUESTIONS } from "#core/assessments/answering/answered-allergies.ts";
import { assessedAs } from "#core/assessments/answering/assessment.ts";
import { redFlagsIn } from "#core/assessments/answering/red-flags.ts";
import { allItems, questionnaireOfItems } from "#core/assessments/questions/worded-questionnaire.ts";
import { SELF_HARM } from "#core/assessments/questions/common-groups.ts";
import { payableId } from "#core/ledger/entry.ts";
import { FactList } from "#web/design/fact-list/fact-list.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { datedMomentAt } from "#web/design/figures/moments.ts";
import { answeredFacts } from "#web/features/assessments/answered-facts.ts";
import { assessmentWords } from "#web/features/assessments/assessment-words.ts";
import { SharedTests } from "./shared-tests.tsx";
import { sharedPhrases as words } from "#web/features/consultations/wording/shared.ts";
import { reportWords } from "#web/features/assessments/reports/report-words.ts";
import { readSharedReport, readSharedReportNeeds, SharedReport } from "#web/features/assessments/reports/shared-report.tsx";
import { SharedSpan } from "#web/features/consultations/spans/shared-span.tsx";
import { spanPhrases } from "#web/features/consultations/wording/spans.ts";
import { useDependency, useNeeds } from "#web/platform/window/dependencies.tsx";
import { Clock } from "#core/shared/clock.port.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import "#web/features/assessments/assessments.css";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NumberedAnswer } from "#core/assessments/answering/assessment.ts";
import type { QuestionnaireItem } from "#core/assessments/questions/questionnaire-item.ts";
import type { ShownSharedData } from "#core/assessments/shown-to-practitioner/show-shared-data.use-case.ts";

type SharedContentProps = {
  /** The practitioner's account. */
  readonly customer: CustomerId;
  readonly booking: string;
  readonly shared: ShownSharedData;
};

/** What was shared, the patient's own words first. */
export function SharedContent({ customer, booking, shared }: SharedContentProps) {
  const { frozenAt, complaint, assessments, profile, spans, reports, hiddenReports, labReports } = shared;
  const titles = reportWords.titlesOf(reports);
  const [useCases, now] = [useNeeds(readSharedReportNeeds), useDependency(Clock)];
  const answersByQuestion = new Map(
    assessments.flatMap(({ answers }) => answers.map((answer): [string, string] => [answer.linkId, valuesOf(answer)])),
  );
  const known = new Set(
    profile.answers.filter((answer) => answersByQuestion.get(answer.linkId) === valuesOf(answer)).map(({ linkId }) => linkId),
  );
  const signs = assessments.flatMap(({ items, answers }) => redFlagsIn(items, answers));
  return (
    <div className="assessment">
      {signs.length > 0 ? <Notice kind="bad">{signs.includes(SELF_HARM) ? words.selfHarm : words.redFlag}</Notice> : null}
      <p className="muted">{frozenAt === null ? words.current : words.frozen({ moment: datedMomentAt(frozenAt) })}</p>
      {complaint === null ? null : (
        <section className="stack gap-2">
          <h3 className="heading-3">{words.complaint}</h3>
          <p>{complaint}</p>
        </section>
      )}
      {assessments.map(({ kind, title, state, items, answers }) => (
        <section key={kind} className="stack gap-3">
          <h3 className="heading-3">{assessmentWords.told(title)}</h3>
          <p className="muted">{assessmentWords.state[state]}</p>
          <Answers items={items} answers={answers} />
        </section>
      ))}
      {profile.answers.some(({ linkId, values }) => values.length > 0 && !known.has(linkId)) ? (
        <section className="stack gap-3">
          <h3 className="heading-3">{words.profile}</h3>
          {known.size === 0 ? null : <p className="muted">{words.otherwise}</p>}
          <Answers items={profile.items} answers={profile.answers} known={known} />
        </section>
      ) : null}
      {spans.length === 0 ? null : (
        <section className="stack gap-3">
          <h3 className="heading-3">{spanPhrases.shared}</h3>
          {spans.map((span) => (
            <SharedSpan key={span.tracker} span={span} today={indianDay(frozenAt ?? now())} />
          ))}
        </section>
      )}
      {reports.length === 0 && hiddenReports === 0 ? null : (
        <section className="stack gap-3">
          <h3 className="heading-3">{reportWords.shared}</h3>
          <ul className="sent-pictures">
            {reports.map((report) => (
              <SharedReport key={report.id} customer={customer} booking={booking} report={report} title={titles.get(report.id) ?? ""} />
            ))}
          </ul>
          {hiddenReports === 0 ? null : <p className="muted">{reportWords.hiddenReports(hiddenReports)}</p>}
        </section>
      )}
      {labReports.map((report) => (
        <SharedTests
          key={report.labBooking}
          report={report}
          paper={(file) => readSharedReport(useCases, customer, { booking: payableId(booking), report: file })}
        />
      ))}
    </div>
  );
}

const valuesOf = ({ values }: NumberedAnswer): string => JSON.stringify(values);

/** How a question of the health profile is said to others; any other is told as its patient was asked. */
export const nameOfQuestion = (item: QuestionnaireItem): string =>
  Object.entries(words.questions).find(([linkId]) => linkId === item.linkId)?.[1] ?? assessmentWords.told(item);

const OF_ALLERGY: ReadonlySet<string> = new Set(Object.values(ALLERGY_QUESTIONS));

const isOfAllergy = ({ linkId }: QuestionnaireItem): boolean => OF_ALLERGY.has(linkId);

const OF_PREGNANCY: ReadonlySet<string> = new Set(["pregnancy", "pregnancy-weeks"]);

type AnswersProps = {
  readonly items: readonly QuestionnaireItem[];
  readonly answers: readonly NumberedAnswer[];
  /** LinkIds of what was told above with the same answer. */
  readonly known?: ReadonlySet<string>;
};

const NOTHING_KNOWN: ReadonlySet<string> = new Set();

/** The questions that were answered, allergies and a pregnancy in red; what was not asked is left out. */
export function Answers({ items, answers, known = NOTHING_KNOWN }: AnswersProps) {
  const enabled = new Set(assessedAs(questionnaireOfItems(items), answers).enabled);
  const newest = new Map(answers.filter(({ values }) => values.length > 0).map((answer) => [answer.linkId, answer]));
  const isAllergic = newest.get(ALLERGY_QUESTIONS.any)?.values[0] === true;
  const isPregnant = !["no", undefined].includes(newest.get("pregnancy")?.values[0]?.toString());
  const isUrgent = (item: QuestionnaireItem) => (isAllergic && isOfAllergy(item)) || (isPregnant && OF_PREGNANCY.has(item.linkId));
  return items.map((group) => {
    const items = allItems(group.items).filter(({ linkId }) => enabled.has(linkId) && newest.has(linkId) && !known.has(linkId));
    const [urgent, others] = [items.filter(isUrgent), items.filter((item) => !isUrgent(item))];
    return items.length === 0 ? null : (
      <div key={group.linkId} className="assessment-read">
        <h4 className="strong">{nameOfQuestion(group)}</h4>
        {urgent.length > 0 ? (
          <Notice kind="bad">
            <FactList facts={answeredFacts(urgent, newest, nameOfQuestion)} />
          </Notice>
        ) : null}
        <FactList facts={answeredFacts(others, newest, nameOfQuestion)} />
      </div>
    );
  });
}
