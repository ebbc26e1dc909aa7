export type Figure = string | null;
export type Step = { readonly name: string; readonly value: string };

/**
 * What a tool answers: keys by the names and in the order of the contract, figures as text with the decimals that the tool states. Source:
 * specification/health-tools.md, The command.
 */
export type HealthAnswer = {
  readonly tool: string;
  readonly formula: string;
  readonly figures: Readonly<Record<string, Figure>> | null;
  readonly band: string | null;
  readonly notes: readonly string[];
  readonly steps: readonly Step[];
};
