import { AlertLink } from "#web/features/alerts/alert-link.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { profilePhrases as says } from "#web/features/consultations/wording/profile.ts";

/** Nothing can be booked yet; whoever wants to can be told when. */
export const BookingNotice = () => (
  <section>
    <Notice kind="note">
      {says.notYet} {says.unwell}
    </Notice>
    <AlertLink about={{ kind: "opening", area: "consultations" }} />
  </section>
);
