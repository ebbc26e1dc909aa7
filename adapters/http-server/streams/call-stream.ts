import { map } from "rxjs";
import { callStreamContract } from "#adapters/http-contract/consultations/call-stream.ts";
import { eventStream, lastEventOf } from "./event-stream.ts";
import type { WatchCall } from "#core/consultations/call/watch-call.use-case.ts";
import type { RawRoute } from "../routes.ts";
import type { EventStreamNeeds } from "./event-stream.ts";

/** Sends a seat of a call what it hears. A seat that is taken ends the former one's stream. */
export const callStream = ({ watch, ...needs }: EventStreamNeeds<WatchCall>): RawRoute =>
  eventStream({
    ...needs,
    path: callStreamContract.path,
    events(session, request) {
      const token = request.headers[callStreamContract.tokenHeader];
      const after = callStreamContract.afterIn(lastEventOf(request));
      let last = after ?? 0;
      return watch(session, { token: typeof token === "string" ? token : "", after }).pipe(
        map((news) => {
          const event = callStreamContract.eventOf(news, last);
          last = Number(event.id);
          return event;
        }),
      );
    },
  });
