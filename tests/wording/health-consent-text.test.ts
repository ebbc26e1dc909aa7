import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { HEALTH_CONSENT_TEXT } from "#core/account/health-consent.ts";
import { healthConsentPhrases as english } from "#web/features/account/wording/health-consent.ts";
import { healthConsentPhrases as hindi } from "#web/features/account/wording/hindi/health-consent.ts";
import { bookingPhrases } from "#web/features/consultations/wording/booking.ts";
import { bookingPhrases as hindiBooking } from "#web/features/consultations/wording/hindi/booking.ts";

/**
 * What each version of the text permits, in both languages. Whoever changes the text counts the version up where it permits more, and
 * writes its hash here either way.
 */
const TEXTS: Readonly<Record<number, string>> = {
  2: "5295d7a8cfb31fed",
};

const hashOf = (...texts: readonly string[]): string => createHash("sha256").update(texts.join("\n")).digest("hex").slice(0, 16);

it("the consent to health data has the text of its version", () => {
  const permitted = [english, hindi].flatMap(({ text, withdrawing, tick }) => [text, withdrawing, tick]);
  expect(hashOf(...permitted)).toBe(TEXTS[HEALTH_CONSENT_TEXT]);
  expect(Math.max(...Object.keys(TEXTS).map(Number))).toBe(HEALTH_CONSENT_TEXT);
  expect(hashOf(...permitted, "and sold to whoever pays")).not.toBe(TEXTS[HEALTH_CONSENT_TEXT]);
});

it("the consent and the field above it say the same of who reads what a patient writes", () => {
  expect(english.text).toContain("Our staff look only with a reason that is written down.");
  expect(bookingPhrases.complaintHint).toContain(
    "Our staff read it only where a law obliges us to hand it out, with a reason that is written down.",
  );
  expect(bookingPhrases.complaintHint).not.toMatch(/nobody else/i);
  for (const text of [hindi.text, hindiBooking.complaintHint]) expect(text).toMatch(/हमारे कर्मचारी .*कारण दर्ज करके/);
  expect(hindiBooking.complaintHint).not.toContain("और कोई");
});
