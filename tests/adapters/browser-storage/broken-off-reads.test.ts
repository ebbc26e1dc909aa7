import { expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { storedTrackers } from "#adapters/browser-storage/trackers/stored-trackers.ts";

it("a read that the browser breaks off, as where storage is cleared meanwhile, is told by the read alone", async () => {
  const gone = new DOMException("Connection is closing", "UnknownError");
  const unheard: unknown[] = [];
  const hear = (error: unknown) => void unheard.push(error);
  process.on("unhandledRejection", hear);
  const store: object = new Proxy({}, { get: (_, name) => (name === "index" ? () => store : () => Promise.reject(gone)) });
  const transaction = () => ({ done: Promise.reject(gone), store, objectStore: () => store });
  const stored = storedTrackers({ transaction } as never, new Map());
  await expect(stored.read(customerId("asha"))).rejects.toBe(gone);
  await expect(stored.readOutbox(customerId("asha"))).rejects.toBe(gone);
  await expect(stored.unsent()).rejects.toBe(gone);
  await new Promise((later) => setTimeout(later, 0));
  process.off("unhandledRejection", hear);
  expect(unheard).toEqual([]);
});
