import type { Mode } from "../practitioner.ts";

export const SIGNAL_KINDS = ["offer", "answer", "candidate", "bye"] as const;

/** What one side's browser says to the other's; `seq` counts from 1 between two connections. It is never logged. */
export type Signal = { readonly kind: (typeof SIGNAL_KINDS)[number]; readonly seq: number; readonly data: string };

/** So many characters are the most that a signal's data may have. */
export const LARGEST_SIGNAL = 16 * 1024;

/** Of one connection there are at most so many in so many milliseconds. */
export const MOST_SIGNALS = { count: 60, within: 10_000 } as const;

/** A signal that nobody reads is kept for so many milliseconds. */
export const SIGNAL_KEPT = 2 * 60_000;

/** Whether a signal would bring video into an appointment by sound. Source: specification/consultation-calls.md, Sound and video. */
export const bringsVideo = ({ kind, data }: Pick<Signal, "kind" | "data">, mode: Mode): boolean =>
  mode === "audio" && (kind === "offer" || kind === "answer") && /(?:^|[\r\n])m=video/.test(data);
