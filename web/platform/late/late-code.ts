import { codeUnavailable } from "#web/platform/window/lost-code.ts";

/**
 * One export of a file that a window loads by the first use; for the server too, to ask for a module that is there takes longer than a
 * small page's data. Where the code does not come, without a line or after the shop was put up anew, that is an outage; the next use asks
 * for it again. Where the browser has remembered that it did not come, that use leads to the page loaded anew
 * (`web/platform/window/failed-chunk.ts`).
 */
export function lateCode<Code, Name extends keyof Code>(load: () => Promise<Code>, name: Name): () => Promise<Code[Name]> {
  let come: Promise<Code[Name]> | null = null;
  const lost = (error: unknown): never => {
    come = null;
    return codeUnavailable(error);
  };
  return () => (come ??= load().then((code) => code[name], lost));
}
