import * as z from "zod/mini";
import { WatchCall } from "#core/consultations/call/watch-call.use-case.ts";
import { SIGNAL_KINDS } from "#core/consultations/call/signal.ts";
import { fields } from "#adapters/http-contract/endpoint.ts";
import { eventIn, eventNumberIn } from "#adapters/http-contract/stream-event.ts";
import { roomShape } from "./call-shapes.ts";
import type { CallNews } from "#core/consultations/call/watch-call.use-case.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const signal = fields({ number: z.int(), seq: z.int(), kind: z.enum(SIGNAL_KINDS), data: z.string() });

const news: Shape<CallNews> = z.union([
  fields({ kind: z.literal("room"), room: roomShape, ahead: z.nullable(z.int()), signals: z.array(signal) }),
  fields({ kind: z.literal("end"), end: z.enum(["replaced", "removed", "over"]) }),
]);

/**
 * What a seat of a call hears, as server-sent events: open as long as somebody sits there. The call's token comes in a header, never in the
 * address. Whoever comes back says in Last-Event-ID after which signal.
 */
export const callStreamContract = {
  answers: WatchCall,
  method: "GET",
  path: "/call/live",
  audience: "session",
  tokenHeader: "x-call-token",
  shape: news,
  /** After which signal a listener goes on; null: it says nothing that we said. */
  afterIn: eventNumberIn,
  /** `last`: the number of the last signal so far. */
  eventOf: (callNews: CallNews, last: number) => ({
    id: String(callNews.kind === "room" ? Math.max(last, ...callNews.signals.map(({ number }) => number)) : last),
    data: JSON.stringify(z.encode(news, callNews)),
  }),
  /** Null where it is none that was declared. */
  newsIn: ({ data }: { readonly data: string }): CallNews | null => eventIn(news, data),
} as const;
