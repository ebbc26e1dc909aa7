import { afterAll, vi } from "vitest";

// Files of one worker share its process: none leaves the next one its clock or its settings.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
