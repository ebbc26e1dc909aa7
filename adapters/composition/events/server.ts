import { OfferMessages } from "#core/events/attendance/offered-seat.ts";
import { TellOffers } from "#core/events/attendance/tell-offers.use-case.ts";
import { Events } from "#core/events/listing/events.port.ts";
import { postgresEvents } from "#adapters/postgres/events/events.ts";
import { eventsInProcess } from "./in-process.ts";
import * as endpoints from "#adapters/http-contract/events/endpoints.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const eventsArea = {
  name: "events",
  ports(container, { db, words }) {
    container.bind(Events).toConstantValue(postgresEvents(db));
    container.bind(OfferMessages).toConstantValue(words.offerMessages);
  },
  useCases: eventsInProcess,
  contracts: [endpoints],
  minutely: [(_db, _now, container) => container.get(TellOffers)()],
} as const satisfies ServerArea;
