import { ok, refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import { readForBooking } from "../../consultations/access/access-entry.ts";
import { PROFILE_QUESTIONS } from "../profile/health-profile.ts";
import { questionnaireIn } from "../questions/questionnaires.ts";
import { currentData, isConsented } from "./current-data.ts";
import { sharedSource } from "./shared-data.ts";
import type { SeenKind } from "../../consultations/access/access-entry.ts";
import type { AccessLog } from "../../consultations/access/access-log.port.ts";
import type { UnknownBooking } from "../../consultations/booking/change-my-booking.ts";
import type { Bookings, KeptBooking } from "../../consultations/booking/bookings.port.ts";
import type { ListCareConsents } from "../../consultations/consent/list-care-consents.use-case.ts";
import type { PractitionerOf } from "../../consultations/practitioner/practitioner-of.use-case.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { NumberedAnswer } from "../answering/assessment.ts";
import type { InBoth, QuestionnaireItem } from "../questions/questionnaire-item.ts";
import type { CurrentNeeds } from "./current-data.ts";
import type { SharedCopies } from "./shared-copies.port.ts";
import type { SharedAssessment, SharedData } from "./shared-data.ts";

/** Answers with their questions. */
type Answered = { readonly items: readonly QuestionnaireItem[]; readonly answers: readonly NumberedAnswer[] };

/** `frozenAt`: when the call began, of which this is the copy; null: it is what is current. */
export type ShownSharedData = {
  readonly frozenAt: number | null;
  readonly complaint: string | null;
  readonly assessments: readonly (Pick<SharedAssessment, "kind" | "state"> & { readonly title: InBoth } & Answered)[];
  readonly profile: Answered;
};

/**
 * What the patient of an appointment shares with its practitioner, who is signed in; null: nothing at this time. The patient's log has which
 * kinds were read before anything is answered. Somebody else's appointment is refused like one that does not exist.
 * Source: specification/consultations.md, Who may see what.
 */
export type ShowSharedData = (account: CustomerId, booking: PayableId) => Promise<Result<ShownSharedData | null, UnknownBooking>>;
export const ShowSharedData = token<ShowSharedData>("ShowSharedData");

type Needs = Omit<CurrentNeeds, "bookings"> & {
  readonly bookings: Pick<Bookings, "complaint" | "withId">;
  readonly practitionerOf: PractitionerOf;
  readonly copies: Pick<SharedCopies, "of">;
  readonly consents: ListCareConsents;
  readonly accessLog: Pick<AccessLog, "add">;
  readonly now: Clock;
};

export const makeShowSharedData =
  (needs: Needs): ShowSharedData =>
  async (account, id) => {
    const [writer, kept] = await Promise.all([needs.practitionerOf(account), needs.bookings.withId(id)]);
    if (writer === null || kept === null || kept.booking.practitioner !== writer.id) return refused({ kind: "unknown-booking" });
    const at = needs.now();
    const shared = await sharedAt(needs, kept, at);
    const [first, ...others] = shared === null ? [] : kindsIn(shared.data);
    if (shared === null || first === undefined) return ok(null);
    await needs.accessLog.add(readForBooking(kept, { seen: [first, ...others], at }));
    const { complaint, assessments, profile } = shared.data;
    return ok({
      frozenAt: shared.frozenAt,
      complaint,
      assessments: assessments.flatMap(withQuestions),
      profile: { items: PROFILE_QUESTIONS.items, answers: profile },
    });
  };

async function sharedAt(
  { copies, consents, ...needs }: Needs,
  { booking }: KeptBooking,
  at: number,
): Promise<{ readonly frozenAt: number | null; readonly data: SharedData } | null> {
  const source = sharedSource(booking, { isConsented: await isConsented(consents, booking), at });
  if (source === "nothing") return null;
  if (source === "current") return { frozenAt: null, data: await currentData(needs, booking) };
  const copy = await copies.of(booking.id);
  return copy === null ? null : { frozenAt: copy.at, data: copy.data };
}

const kindsIn = ({ complaint, assessments, profile }: SharedData): readonly SeenKind[] => [
  ...(complaint === null ? [] : (["complaint"] as const)),
  ...(assessments.length === 0 ? [] : (["assessments"] as const)),
  ...(profile.some(({ values }) => values.length > 0) ? (["health-profile"] as const) : []),
];

function withQuestions({ kind, version, state, answers }: SharedAssessment): ShownSharedData["assessments"] {
  const questionnaire = questionnaireIn(kind, version);
  return questionnaire === null ? [] : [{ kind, state, answers, title: questionnaire.title, items: questionnaire.items }];
}
