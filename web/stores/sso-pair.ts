import type { SsoPair } from "./session-store.ts";

const API_KEY = "apikey";
const TOKEN = "token";

/** Both parts that a company's app sends along, or null: one alone is nothing of ours. */
export function ssoPairIn(search: string): SsoPair | null {
  const asked = new URLSearchParams(search);
  const [apiKey, token] = [asked.get(API_KEY), asked.get(TOKEN)];
  return apiKey && token ? { apiKey, token } : null;
}

/** What else is asked for. */
export function withoutSsoPair(search: string): string {
  const asked = new URLSearchParams(search);
  asked.delete(API_KEY);
  asked.delete(TOKEN);
  return asked.size === 0 ? "" : `?${asked}`;
}
