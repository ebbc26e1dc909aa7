import { Memory } from "#adapters/memory/memory.ts";
import { memoryTrackers } from "#adapters/memory/trackers/trackers.ts";
import { Trackers } from "#core/trackers/trackers.port.ts";
import { aPut } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import { asha } from "#tests/web/customers-window.tsx";
import type { Container } from "inversify";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";

/** Trackers that Asha has consented to, with what she noted. */
export async function notedTrackers(values: readonly TrackedValue[]): Promise<Trackers> {
  const trackers = memoryTrackers(new Memory());
  await trackers.setConsent(asha, true, now);
  await trackers.take(
    asha,
    values.map((value) => aPut(value)),
    now,
  );
  return trackers;
}

/** How a window is opened on them. */
export const withTrackers = (trackers: Trackers) => ({
  change: (product: Container): void => void product.rebind(Trackers).toConstantValue(trackers),
});
