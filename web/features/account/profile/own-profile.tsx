import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { savedStateIn } from "#web/platform/own-page/saved-state.ts";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { dayOf } from "#web/design/figures/days.ts";
import { shownMobile } from "#web/design/figures/mobile-number.ts";
import { profileWords } from "#web/features/account/wording/profile.ts";
import { EmailFact } from "./email-fact.tsx";
import { ProfilePicture } from "./profile-picture.tsx";
import { ProfileFact } from "./profile-fact.tsx";
import type { Profile } from "#core/account/profile.ts";

/** Holds a line's place. */
const STILL_ASKED = "\u00a0";

/** As it was last seen at once, then as it is now; where that can't be asked it stays, and what a device does not keep is left open. */
export const OwnProfile = observer(function OwnProfile({ profile }: { readonly profile: Profile }) {
  const session = useStore(SessionStore);
  const said = savedStateIn(useLocation().state);
  const [state, tell] = useState<"asking" | "told" | "unanswered">("asking");
  const ask = useCallback(() => {
    tell("asking");
    void session.refresh().then((isTold) => tell(isTold ? "told" : "unanswered"));
  }, [session]);
  useEffect(ask, [ask]);
  const { id, name, mobile, email, gender, birthdate, aggregator } = profile.customer;
  const untold = state === "told" ? null : STILL_ASKED; // A device keeps neither.
  const change = (address: string, what: string) => (
    <a className="link roomy" href={address} aria-label={profileWords.changeOf({ what })}>
      {profileWords.change}
    </a>
  );
  return (
    <>
      <div role="status">{said === "saved" ? <Notice kind="good">{profileWords.saved}</Notice> : null}</div>
      <ProfilePicture customer={id} name={name} picture={profile.thumb} />
      <dl className="fact-list">
        <ProfileFact name={profileWords.fields.name} value={name} />
        <ProfileFact name={profileWords.fields.mobile} value={mobile === null ? null : shownMobile(mobile)}>
          <a
            className="link roomy"
            href={accountAddress.mobile}
            aria-label={(mobile === null ? profileWords.addOf : profileWords.changeOf)({ what: profileWords.fields.mobile })}
          >
            {mobile === null ? profileWords.add : profileWords.change}
          </a>
        </ProfileFact>
        <EmailFact email={email} />
        <ProfileFact name={profileWords.fields.gender} value={gender === null ? untold : profileWords.genders[gender]}>
          {change(accountAddress.details, profileWords.fields.gender)}
        </ProfileFact>
        <ProfileFact name={profileWords.fields.birthdate} value={birthdate === null ? untold : dayOf(birthdate)}>
          {change(accountAddress.details, profileWords.fields.birthdate)}
        </ProfileFact>
        {aggregator === null ? null : <ProfileFact name={profileWords.fields.company} value={profileWords.throughCompany} />}
      </dl>
      {state === "unanswered" && (gender === null || birthdate === null) ? <TryAgain what={profileWords.unread} onPress={ask} /> : null}
    </>
  );
});
