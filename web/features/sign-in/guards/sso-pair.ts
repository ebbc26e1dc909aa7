import type { SsoPair } from "#web/platform/session/session-store.ts";

const API_KEY = "apikey";
const TOKEN = "token";

/** Both parts that a company's app sends along, and what else is asked for; null: one alone is nothing of ours. */
export function ssoPairIn(search: string): { readonly pair: SsoPair; readonly others: string } | null {
  const parameters = new URLSearchParams(search);
  const [apiKey, token] = [parameters.get(API_KEY), parameters.get(TOKEN)];
  if (!apiKey || !token) return null;
  parameters.delete(API_KEY);
  parameters.delete(TOKEN);
  return { pair: { apiKey, token }, others: parameters.size === 0 ? "" : `?${parameters}` };
}
