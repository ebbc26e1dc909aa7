import { token } from "../../shared/token.ts";

/** Signs tokens of calls with a key that all servers share and nobody else knows. Source: specification/consultation-calls.md, Tokens. */
export type CallSeals = {
  of(text: string): string;
  /** Compares in constant time. */
  fits(text: string, seal: string): boolean;
};
export const CallSeals = token<CallSeals>("CallSeals");
