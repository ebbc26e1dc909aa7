import type { SsoPair } from "#web/platform/session/session-store.ts";

const API_KEY = "apikey";
const TOKEN = "token";

/** Both parts that a company's app sends along, and what else is asked for; null: one alone is nothing of ours. */
export function ssoPairIn(search: string): { readonly pair: SsoPair; readonly others: string } | null {
  const asked = new URLSearchParams(search);
  const [apiKey, token] = [asked.get(API_KEY), asked.get(TOKEN)];
  if (!apiKey || !token) return null;
  asked.delete(API_KEY);
  asked.delete(TOKEN);
  return { pair: { apiKey, token }, others: asked.size === 0 ? "" : `?${asked}` };
}
