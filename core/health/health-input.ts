/**
 * What a tool is asked, by the keys of its contract and with the numbers as they were typed; `tool` names it. Source:
 * specification/health-tools.md, The command.
 */
export type HealthInput = { readonly [key: string]: unknown };

/** What is wrong with an input, and at which key. */
export type InputFault = { readonly path: string; readonly expected: string };

/** Why a tool gives no answer: one fault at least. */
export type WrongInput = { readonly kind: "wrong-input"; readonly faults: readonly InputFault[] };
