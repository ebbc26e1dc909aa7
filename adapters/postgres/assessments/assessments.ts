import { memberId } from "#core/account/family-member.ts";
import { assessmentId } from "#core/assessments/answering/assessment.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { changeNotifications } from "#adapters/postgres/notifications/notification-writes.ts";
import { putAssessment } from "./put-assessment.ts";
import type { Selectable } from "kysely";
import type { Assessment, AssessmentId, AssessmentPlace } from "#core/assessments/answering/assessment.ts";
import type { AssessmentDecision, Assessments } from "#core/assessments/answering/assessments.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { AssessmentRow } from "./tables.ts";

/** Goes by changeNotifications as the trackers' entries do: of one customer, changes are made one after the other. */
export function postgresAssessments(db: Database): Assessments {
  const changed = <Answer>(
    customer: CustomerId,
    read: (trx: Database) => Promise<Assessment | null>,
    decide: (before: Assessment | null) => AssessmentDecision<Answer>,
  ) =>
    changeNotifications(db, [customer], async (trx) => {
      const { after, answer } = decide(await read(trx));
      if (after !== null) await putAssessment(trx, after);
      return answer;
    });
  return namingOutages("assessments", {
    change: (customer, place, decide) => changed(customer, (trx) => readAt(trx, customer, place), decide),
    changeWithId: (customer, id, decide) => changed(customer, (trx) => readWithId(trx, customer, id), decide),
    at: (customer, place) => readAt(db, customer, place),
    withId: (customer, id) => readWithId(db, customer, id),
    async of(customer) {
      const rows = await ownRows(db, customer).orderBy("begun_at", "desc").orderBy("id", "desc").execute();
      return rows.map(assessmentOf);
    },
  });
}

const ownRows = (db: Database, customer: CustomerId) => db.selectFrom("assessment").selectAll().where("customer", "=", customer);

async function readAt(db: Database, customer: CustomerId, { kind, member, booking }: AssessmentPlace): Promise<Assessment | null> {
  const row = await ownRows(db, customer)
    .where("kind", "=", kind)
    .where("member", "is not distinct from", member)
    .where("booking", "is not distinct from", booking)
    .where("state", "<>", "stopped")
    .executeTakeFirst();
  return row === undefined ? null : assessmentOf(row);
}

async function readWithId(db: Database, customer: CustomerId, id: AssessmentId): Promise<Assessment | null> {
  const row = await ownRows(db, customer).where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : assessmentOf(row);
}

const assessmentOf = ({ id, customer, member, booking, kind, version, answers, steps }: Selectable<AssessmentRow>): Assessment => ({
  id: assessmentId(id),
  customer: customerId(customer),
  member: member === null ? null : memberId(member),
  booking: booking === null ? null : payableId(booking),
  kind,
  version,
  answers,
  steps,
});
