import { AttendEvent } from "#core/events/attendance/attend-event.use-case.ts";
import { ShowOwnSeat } from "#core/events/attendance/show-own-seat.use-case.ts";
import { eventId } from "#core/events/listing/listed-event.ts";
import { AttendanceModel } from "#web/features/events/one/attendance-model.ts";
import { outage } from "./answers.ts";
import { sends } from "./sends.ts";
import { asha } from "./stage.ts";

export const eventSenders = [
  sends("attendance-model", AttendEvent, ({ answers, whole }) => {
    answers(ShowOwnSeat, outage);
    const model = new AttendanceModel(whole, asha, eventId("breathing-class"));
    return () => model.take("join");
  }),
];
