import { afterEach, expect, it, vi } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { deviceTrackers } from "#adapters/browser-storage/trackers/device-trackers.ts";
import { aGlass, aPut } from "#tests/builders/a-tracker-op.ts";

const asha = customerId("asha");
const persist = vi.fn(() => Promise.resolve(true));

/** A window that says whether there is a line, and what stands in it for storage. */
function windowWith(onLine: boolean | undefined, storage: object | undefined): void {
  Object.defineProperty(navigator, "onLine", { configurable: true, value: onLine });
  Object.defineProperty(navigator, "storage", { configurable: true, value: storage });
}

afterEach(() => {
  persist.mockClear();
  Reflect.deleteProperty(navigator, "onLine");
  Reflect.deleteProperty(navigator, "storage");
});

it("is asked for with the first press without a line, once", async () => {
  windowWith(true, { persist });
  const device = deviceTrackers();
  await device.press(asha, aPut(aGlass()));
  expect(persist).not.toHaveBeenCalled();
  windowWith(false, { persist });
  await device.press(asha, aPut(aGlass()));
  await device.press(asha, aPut(aGlass()));
  expect(persist).toHaveBeenCalledTimes(1);
});

it.each([
  ["has no such storage", undefined],
  ["refuses it", { persist: () => Promise.reject(new Error("not here")) }],
])("keeps presses all the same where the browser %s", async (_, storage) => {
  windowWith(false, storage);
  const device = deviceTrackers();
  await device.arrive(asha);
  await device.press(asha, aPut(aGlass()));
  expect((await device.read(asha)).waiting.length).toBe(1);
});
