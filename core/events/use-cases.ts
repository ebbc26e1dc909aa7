export { makeAttendEvent } from "./attendance/attend-event.use-case.ts";
export { makeShowOwnSeat } from "./attendance/show-own-seat.use-case.ts";
export { makeTellCancelledEvents } from "./attendance/tell-cancelled-events.use-case.ts";
export { makeTellMovedEvents } from "./attendance/tell-moved-events.use-case.ts";
export { makeTellOffers } from "./attendance/tell-offers.use-case.ts";
export { makeDownloadEventCalendar } from "./listing/download-event-calendar.use-case.ts";
export { makeListEvents } from "./listing/list-events.use-case.ts";
export { makeShowEvent } from "./listing/show-event.use-case.ts";
