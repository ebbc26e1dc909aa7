import { solve } from "./solve.ts";

/** Beside the page, so that nothing on it stands still meanwhile. */
globalThis.addEventListener("message", async ({ data }: MessageEvent) => {
  const said = await solve(data).then(
    (proof) => ({ proof }),
    (error: unknown) => ({ fault: String(error) }),
  );
  globalThis.postMessage(said);
});
