import * as z from "zod/mini";
import type { Shape } from "./shape.ts";

/** What a line of a stream holds; null where it is nothing that was declared. */
export function eventIn<Value>(shape: Shape<Value>, data: string): Value | null {
  try {
    const read = z.safeDecode(shape, JSON.parse(data));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** How far a listener came, by its Last-Event-ID; null: it says nothing that we said. */
export const eventNumberIn = (lastEventId: string | undefined): number | null =>
  /^\d{1,15}$/.test(lastEventId ?? "") ? Number(lastEventId) : null;
