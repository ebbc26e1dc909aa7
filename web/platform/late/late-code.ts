import { codeUnavailable } from "#web/platform/window/lost-code.ts";

/**
 * One export of a file that a window loads by the first use. Where the code does not come, without a line or after the shop was put up anew,
 * that is an outage; the next use asks for it again.
 */
export const lateCode =
  <Code, Name extends keyof Code>(load: () => Promise<Code>, name: Name) =>
  (): Promise<Code[Name]> =>
    load().then((code) => code[name], codeUnavailable);
