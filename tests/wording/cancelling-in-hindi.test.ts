import { expect, it } from "vitest";
import { bookingPhrases } from "#web/features/consultations/wording/hindi/booking.ts";
import { callingOffPhrases } from "#web/features/desk/calling-off/wording/hindi/calling-off.ts";
import { labBookingPhrases } from "#web/features/labs/wording/hindi/lab-bookings.ts";
import { cancelPhrases } from "#web/features/orders/wording/hindi/cancel.ts";
import { planPhrases } from "#web/features/plans/wording/hindi/plans.ts";

it("what can't be undone is not said in words that beside a sum read as: no money comes back", () => {
  const hints = [
    bookingPhrases.cancelHint,
    labBookingPhrases.cancelHint,
    planPhrases.cancelHint,
    cancelPhrases.hint,
    callingOffPhrases.hint,
    callingOffPhrases.hintDay,
  ];
  for (const hint of hints) {
    expect(hint).toContain("इस फ़ैसले को बाद में बदला नहीं जा सकता।");
    expect(hint).not.toMatch(/वापस नहीं|नहीं मिलेगा/);
  }
});
