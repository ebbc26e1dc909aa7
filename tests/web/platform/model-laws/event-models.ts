import { AttendEvent } from "#core/events/attendance/attend-event.use-case.ts";
import { ShowOwnSeat } from "#core/events/attendance/show-own-seat.use-case.ts";
import { eventId } from "#core/events/listed-event.ts";
import { ok } from "#core/shared/result.ts";
import { AttendanceModel, attendanceNeeds } from "#web/features/events/one/attendance-model.ts";
import { outage } from "./answers.ts";
import { reads } from "./reads.ts";
import { sends } from "./sends.ts";
import { asha } from "./stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";

const seat = { state: "going", place: null, until: null, isAsked: false, code: "1-AB12CD", link: null } as const;

export const eventReaders = [
  reads(
    "attendance-model",
    ShowOwnSeat,
    [ok({ seat: null, company: null }), ok({ seat, company: { going: 1, followed: [] } })],
    (_call, { allDependencies }) => {
      const model = new AttendanceModel(lateNeeds(allDependencies, attendanceNeeds), asha, eventId("breathing-class"));
      return { ask: model.own.ask, shown: () => model.own.state };
    },
  ),
];

export const eventSenders = [
  sends("attendance-model", AttendEvent, ({ answers, allDependencies }) => {
    answers(ShowOwnSeat, outage);
    const model = new AttendanceModel(lateNeeds(allDependencies, attendanceNeeds), asha, eventId("breathing-class"));
    return () => model.take("join");
  }),
];
