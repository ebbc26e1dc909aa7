/** Services outside that tell people from programs, by the names that the settings have. */
export const HUMAN_CHECK_PROVIDERS = ["recaptcha", "turnstile"] as const;
export type HumanCheckProvider = (typeof HUMAN_CHECK_PROVIDERS)[number];
