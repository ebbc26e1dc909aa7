import { ShowDay } from "#core/consultations/directory/show-day.use-case.ts";
import { ListFreeTimes } from "#core/consultations/directory/list-free-times.use-case.ts";
import { ShowPractitioner } from "#core/consultations/directory/show-practitioner.use-case.ts";
import { ListPractitionerReviews } from "#core/consultations/visit/list-practitioner-reviews.use-case.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { memberId } from "#core/account/family-member.ts";
import { readInstant } from "#core/shared/read-instant.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import type { MemberId } from "#core/account/family-member.ts";
import type { PatientEntry } from "#core/consultations/directory/patient-calendar.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { DayRequest } from "#core/consultations/directory/show-day.use-case.ts";
import type { PractitionerProfile } from "#core/consultations/directory/show-practitioner.use-case.ts";
import type { Mode } from "#core/consultations/practitioner.ts";
import type { DayOfSlots } from "#core/consultations/slots/list-slots.ts";
import type { ReviewPage } from "#core/reviews/list-reviews.use-case.ts";
import type { Day } from "#core/shared/day.ts";
import type { RouteRequest } from "#web/platform/page/screen.tsx";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

/**
 * What somebody has chosen on a profile; `at` a start that they looked at, in milliseconds since 1970; `member` null: for whoever is signed
 * in.
 */
export type TimeChoice = {
  readonly length: number;
  readonly mode: Mode;
  readonly day: Day;
  readonly at: number | null;
  readonly member: MemberId | null;
};

/** A profile with the days and the chosen day's calendar for the chosen length; null: nobody whom everybody may find. */
export type ProfileData = {
  readonly profile: PractitionerProfile;
  readonly choice: TimeChoice;
  readonly days: readonly DayOfSlots[];
  readonly calendar: readonly PatientEntry[];
  /** Who was signed in when the calendar was read, which leaves out what they hold and names what is theirs; null: nobody. */
  readonly reader: CustomerId | null;
  /** The newest published ones. */
  readonly reviews: ReviewPage;
} | null;

export async function profileData({ params: { id }, search }: RouteRequest, dependencies: Dependencies): Promise<ProfileData> {
  if (id === undefined || !/^[!-~]{1,100}$/.test(id)) return null;
  const answer = await dependencies.get(ShowPractitioner)(practitionerId(id));
  if (answer.kind === "refused") return null;
  const profile = answer.value;
  const { fees } = profile.practitioner;
  const length = fees.find((fee) => String(fee.length) === search.get("length"))?.length ?? profile.length;
  const modes = fees.filter((fee) => fee.length === length).map(({ mode }) => mode);
  const mode = modes.find((one) => one === search.get("mode")) ?? modes[0] ?? "audio";
  const days = await daysFor(profile, length, dependencies);
  const named = days.find(({ day }) => day === search.get("day"));
  const chosen = named ?? days.find(({ offered }) => offered > 0) ?? days[0];
  if (chosen === undefined) return null;
  const query = { id: practitionerId(id), length, date: chosen.day };
  const [{ calendar, member, reader }, reviews] = await Promise.all([
    calendarFor(query, search.get("for"), dependencies),
    dependencies.get(ListPractitionerReviews)({ practitioner: practitionerId(id), after: null }),
  ]);
  return {
    profile,
    choice: { length, mode, day: chosen.day, at: readInstant(search.get("at") ?? ""), member },
    days,
    calendar,
    reader,
    reviews,
  };
}

/** A day as its patient may see it: who is signed in, or a member of theirs. The server draws it as for somebody who is not signed in. */
async function calendarFor(request: Pick<DayRequest, "id" | "length" | "date">, named: string | null, dependencies: Dependencies) {
  const { customer } = dependencies.get(SessionStore);
  const showDay = dependencies.get(ShowDay);
  const member = customer === null || named === null || named === "" ? null : memberId(named);
  const seen = await showDay(customer, { ...request, member, exclude: null });
  if (seen.kind === "ok") return { calendar: seen.value, member, reader: customer };
  const own = member === null ? seen : await showDay(customer, { ...request, member: null, exclude: null }); // The address may name somebody who is no member.
  return { calendar: own.kind === "ok" ? own.value : [], member: null, reader: customer };
}

/** The profile has the days of the shortest length; those of another are asked for. */
async function daysFor(profile: PractitionerProfile, length: number, dependencies: Dependencies): Promise<readonly DayOfSlots[]> {
  const [first, last] = [profile.days[0], profile.days.at(-1)];
  if (length === profile.length || first === undefined || last === undefined) return profile.days;
  const query = { id: profile.practitioner.id, length, from: first.day, to: last.day };
  const times = await dependencies.get(ListFreeTimes)(query);
  return times.kind === "ok" ? times.value.days : profile.days;
}
