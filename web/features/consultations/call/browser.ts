/** Browsers that differ in where camera and microphone are allowed. */
export type Browser = "chromium" | "firefox" | "safari" | "other";

/** Which browser says that of itself. On an iPhone others than Safari have that in the settings of the phone. */
export function browserOf(agent: string): Browser {
  if (/CriOS|FxiOS|EdgiOS/.test(agent)) return "other";
  if (agent.includes("Firefox/")) return "firefox";
  if (agent.includes("Chrome/")) return "chromium";
  return agent.includes("Safari/") ? "safari" : "other";
}
