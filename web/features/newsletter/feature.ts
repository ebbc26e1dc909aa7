import { NewsletterForm } from "./newsletter-form.tsx";
import { newsletterRoutes } from "./newsletter-routes.tsx";
import type { Feature } from "#web/platform/features/feature.ts";

/** Letters to whoever asks for them. */
export const newsletterFeature: Feature<"newsletter", "sign-in" | "site"> = {
  routes: newsletterRoutes,
  frame: { newsletter: NewsletterForm },
};
