import type { TrackerSpans } from "#core/assessments/sharing/tracker-spans.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryTrackerSpans = ({ attachedSpans }: Memory): TrackerSpans => ({
  of: async (customer, booking) =>
    [...attachedSpans.values()]
      .filter((span) => span.customer === customer && span.booking === booking)
      .sort((one, other) => (one.tracker < other.tracker ? -1 : 1)),
  async put(span) {
    attachedSpans.set(`${span.booking}/${span.tracker}`, span);
  },
  async remove(customer, booking, tracker) {
    const key = `${booking}/${tracker}`;
    if (attachedSpans.get(key)?.customer === customer) attachedSpans.delete(key);
  },
});
