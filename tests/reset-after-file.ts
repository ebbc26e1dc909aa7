import { afterAll, vi } from "vitest";

// Files of one worker share its process: none leaves the next one its clock or its settings, nor code that is still on its way. What the
// end of a file breaks off is never asked for again, so that each later file misses it.
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await vi.dynamicImportSettled();
});
