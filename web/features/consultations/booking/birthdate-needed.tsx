import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { ShowUser } from "#core/me/show-user.use-case.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { bookingPhrases } from "#web/features/consultations/wording/booking.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** Where this page can't hear that they come back, as on a phone of two windows, it is looked for so often. */
const LOOKED = 15_000;

const birthdateNeededNeeds = { showUser: ShowUser };

/**
 * Asks a customer for their date of birth where their account has none: without it no medicine can be prescribed. It opens beside the page,
 * as somebody may be waiting there for a call, and is looked for again when they come back. Then it says thanks.
 */
export const BirthdateNeeded = observer(function BirthdateNeeded({ customer }: { readonly customer: CustomerId }) {
  const useCases = useNeeds(birthdateNeededNeeds);
  const [user] = useState(() => new Resource(() => useCases.showUser(customer)));
  const { state } = user;
  const [isAsked, showQuestion] = useState(false);
  const birthdate = state.kind === "read" && state.value.kind === "ok" ? state.value.value.customer.birthdate : undefined;
  const isNeeded = birthdate === null;
  const isGiven = isAsked && birthdate !== undefined && !isNeeded;
  useEffect(() => {
    void user.ask();
    return () => user.drop();
  }, [user]);
  useEffect(() => {
    if (!isNeeded) return;
    showQuestion(true);
    const look = () => void (document.visibilityState === "visible" ? user.ask() : null);
    const looking = setInterval(look, LOOKED);
    window.addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(looking);
      window.removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [user, isNeeded]);
  return (
    <>
      {isNeeded ? (
        <Notice kind="note">
          <p>{bookingPhrases.birthdateNeeded}</p>
          <a className="link roomy" href={accountAddress.details} target="_blank" rel="noopener">
            {bookingPhrases.addBirthdate}
          </a>
        </Notice>
      ) : null}
      {isAsked ? <div role="status">{isGiven ? <Notice kind="good">{bookingPhrases.birthdateThanks}</Notice> : null}</div> : null}
    </>
  );
});
