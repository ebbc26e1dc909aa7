import { CallOffBooking } from "#core/consultations/called-off/call-off-booking.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { CallOffModel, callOffNeeds } from "#web/features/desk/calling-off/call-off-model.ts";
import { ChangeOwnCalendar } from "#core/consultations/own-calendar/change-own-calendar.use-case.ts";
import { PreviewOwnCalendar } from "#core/consultations/own-calendar/preview-own-calendar.use-case.ts";
import { ShowOwnCalendar } from "#core/consultations/own-calendar/show-own-calendar.use-case.ts";
import { ShowOwnDay } from "#core/consultations/own-calendar/show-own-day.use-case.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { ok, refused } from "#core/shared/result.ts";
import { HoursModel, hoursNeeds } from "#web/features/desk/hours/hours-model.ts";
import { TimesModel, timesNeeds } from "#web/features/desk/times/times-model.ts";
import { aPractitioner, MORNINGS } from "#tests/builders/a-practitioner.ts";
import { now } from "#tests/fixtures.ts";
import { reads } from "./reads.ts";
import { sends } from "./sends.ts";
import { asha } from "./stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { Stage } from "./stage.ts";

const own = { ...aPractitioner("sunanda").practitioner, isVerified: true, today: indianDay(now), calendar: MORNINGS };
const entry = { from: now, to: now, reason: "offered", start: now, freeAt: null, appointment: null } as const;

/** Hours of which one row was removed. */
async function changedHours({ allDependencies, answers }: Stage): Promise<HoursModel> {
  answers(ShowOwnCalendar, async () => ok(own));
  const model = new HoursModel(asha, lateNeeds(allDependencies, hoursNeeds));
  await model.ask();
  const [row] = model.edited.form.windows;
  model.change((edited) => edited.remove(row?.key ?? ""));
  return model;
}

const none = refused({ kind: "no-practitioner" } as const);

export const deskReaders = [
  reads("hours-model", ShowOwnCalendar, [none, ok(own)], (_call, { allDependencies }) => {
    const model = new HoursModel(asha, lateNeeds(allDependencies, hoursNeeds));
    return { ask: model.ask, shown: () => model.state };
  }),
  reads("times-model", ShowOwnCalendar, [none, ok(own)], (_call, { allDependencies, answers }) => {
    answers(ShowOwnDay, async () => ok([entry]));
    const model = new TimesModel(asha, lateNeeds(allDependencies, timesNeeds));
    return { ask: model.ask, shown: () => model.own };
  }),
  reads("times-model", ShowOwnDay, [ok([]), ok([entry])], (_call, { allDependencies }) => {
    const model = new TimesModel(asha, lateNeeds(allDependencies, timesNeeds));
    return { ask: () => model.choose({ date: own.today, length: 30 }), shown: () => model.day };
  }),
];

export const deskSenders = [
  sends("call-off-model", CallOffBooking, ({ allDependencies }) => {
    const booking = payableId("b-1");
    const model = new CallOffModel(asha, [booking], lateNeeds(allDependencies, callOffNeeds));
    model.choose("cannot-come");
    return () => model.send(booking);
  }),
  sends("hours-model", PreviewOwnCalendar, async (stage) => (await changedHours(stage)).look),
  sends("hours-model", ChangeOwnCalendar, async (stage) => {
    stage.answers(PreviewOwnCalendar, async () => ok({ outside: [], lacks: [] }));
    const model = await changedHours(stage);
    await model.look();
    return model.save;
  }),
];
