import { drawnFirst } from "#web/platform/late/drawn-first.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";

const notice = lateCode(() => import("./booking-notice.tsx"), "BookingNotice");

/** The way to an alert brings forms: too much for a profile's first view. */
export const LateBookingNotice = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await notice() : null,
  load: notice,
  place: () => null,
});
