import { AttendEvent } from "#core/events/attendance/attend-event.use-case.ts";
import { ShowOwnSeat } from "#core/events/attendance/show-own-seat.use-case.ts";
import { ListEvents } from "#core/events/listing/list-events.use-case.ts";
import { ShowEvent } from "#core/events/listing/show-event.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

export function eventsOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/events/endpoints.ts"), {
    listEvents: ListEvents,
    showEvent: ShowEvent,
    showOwnSeat: ShowOwnSeat,
    attendEvent: AttendEvent,
  });
}
