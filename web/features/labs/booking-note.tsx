import { Notice } from "#web/design/notice/notice.tsx";
import { labAddress } from "./lab-address.ts";
import { labPhrases as says } from "./wording/labs.ts";

/** That no test can be booked here yet, and what can be done until then. */
export const BookingNote = () => (
  <section aria-label={says.bookingTitle}>
    <Notice kind="note">{says.booking}</Notice>
    <div className="row flex-wrap">
      <a className="button main" href="/getintouch">
        {says.ask}
      </a>
      <a className="button quiet" href={labAddress.tellMe}>
        {says.tellMe}
      </a>
    </div>
  </section>
);
