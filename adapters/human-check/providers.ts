import type { HumanCheckProvider } from "#core/sign-in/human-check/human-check-providers.ts";

/** What a proof is made for: it says so itself, and nobody else's device can change that. */
export const ACTIONS = { usual: "sign_in", hard: "sign_in_hard" } as const;

type Service = {
  /** Where a proof is verified. */
  readonly verify: string;
  /** The script that makes one, of a site key and a language. */
  readonly script: (siteKey: string, language: string) => string;
  /** What the page with its widget may load, and from nowhere else. */
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly pictures: readonly string[];
};

/**
 * As their documentation has them: developers.google.com/recaptcha (v3, Verify, FAQ) and developers.cloudflare.com/turnstile (Validate the
 * token, Content Security Policy).
 */
export const SERVICES: Readonly<Record<HumanCheckProvider, Service>> = {
  recaptcha: {
    verify: "https://www.google.com/recaptcha/api/siteverify",
    script: (siteKey, language) => `https://www.google.com/recaptcha/api.js?render=${siteKey}&hl=${language}`,
    scripts: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
    frames: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
    pictures: ["https://www.gstatic.com/recaptcha/"],
  },
  turnstile: {
    verify: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
    script: () => "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
    scripts: ["https://challenges.cloudflare.com"],
    frames: ["https://challenges.cloudflare.com"],
    pictures: [],
  },
};
