import { Notice } from "#web/design/notice/notice.tsx";
import { AlertLink } from "#web/features/alerts/alert-link.tsx";
import { labPhrases as says } from "./wording/labs.ts";

/** That no test can be booked here yet, and what can be done until then. */
export const BookingNote = () => (
  <section aria-label={says.bookingTitle}>
    <Notice kind="note">{says.booking}</Notice>
    <div className="row flex-wrap">
      <a className="button main" href="/getintouch">
        {says.ask}
      </a>
      <AlertLink about={{ kind: "opening", area: "lab-tests" }} />
    </div>
  </section>
);
