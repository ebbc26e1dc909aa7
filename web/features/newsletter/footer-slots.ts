import { NewsletterForm } from "./newsletter-form.tsx";
import type { FooterSlots } from "#web/platform/slots/footer-slots.ts";

export const newsletterFooterSlots: FooterSlots = { newsletter: NewsletterForm };
