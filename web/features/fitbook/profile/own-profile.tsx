import { observer } from "mobx-react-lite";
import { Suspense, useContext, useEffect, useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { laterPart } from "#web/platform/late/late-part.ts";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { SettingsForm } from "#web/features/fitbook/entering/settings-form.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { OwnPlace } from "#web/features/fitbook/page/own-place.ts";
import { PeopleList } from "#web/features/fitbook/people/people-list.tsx";
import { postWords } from "#web/features/fitbook/posts/post-words.ts";
import { PostsOf } from "#web/features/fitbook/posts/posts-of.tsx";
import { reportWords } from "#web/features/fitbook/reports/report-words.ts";
import { BlockedList } from "./blocked-list.tsx";
import { PersonModel, personNeeds } from "./person-model.ts";
import { ProfileTop } from "./profile-top.tsx";
import type { FitbookProfile } from "#core/fitbook/profiles/fitbook-profile.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const NotificationKinds = laterPart(lateCode(() => import("./notification-kinds.tsx"), "NotificationKinds"));

const { lists } = fitbookWords;
const PARTS = [
  { value: "posts", words: postWords.titles.author },
  { value: "followers", words: lists.followers },
  { value: "following", words: lists.following },
  { value: "muted", words: lists.muted },
  { value: "blocked", words: fitbookWords.blocked },
  { value: "settings", words: fitbookWords.settings },
  { value: "notifications", words: fitbookWords.notifications },
] as const;
type Part = (typeof PARTS)[number]["value"];

/** The customer's own profile as it is, with the lists and settings that are theirs alone beside it. */
export const OwnProfile = observer(function OwnProfile({ customer }: { readonly customer: CustomerId }) {
  const place = useContext(OwnPlace);
  const useCases = useNeeds(personNeeds);
  const [model] = useState(() => new PersonModel(customer, { id: customer, as: null }, useCases));
  const [part, show] = useState<Part>("posts");
  useEffect(() => void model.ask(), [model]);
  const { state } = model;
  const own = place?.state.kind === "read" ? place.state.value.profile : null;
  const change = (profile: FitbookProfile) => {
    place?.take(profile);
    void model.ask();
  };
  if (state.kind === "reading") return <RowSkeletons rows={["first", "second", "third", "fourth"]} label={fitbookWords.reading} />;
  return (
    <>
      {state.kind === "unavailable" ? <TryAgain what={fitbookWords.unavailable} onPress={model.ask} /> : null}
      {state.kind === "read" && state.value !== null ? <ProfileTop profile={state.value} customer={customer} /> : null}
      <div className="fitbook-acts">
        <a className="link roomy" href={fitbookAddress.viewAs({ kind: "stranger" })}>
          {fitbookWords.viewAs.open}
        </a>
        <a className="link roomy" href={accountAddress.profile}>
          {fitbookWords.changePicture}
        </a>
        <a className="link roomy" href={fitbookAddress.reports}>
          {reportWords.toOwn}
        </a>
        <a className="link roomy" href={accountAddress.data}>
          {fitbookWords.takeAlong}
        </a>
      </div>
      <ChoiceField<Part> label={fitbookWords.show} choices={PARTS} value={part} onChange={show} />
      {part === "settings" && own !== null ? <SettingsForm customer={customer} profile={own} onChanged={change} /> : null}
      {part === "notifications" ? (
        <Suspense fallback={<RowSkeletons rows={["first", "second", "third"]} label={fitbookWords.reading} />}>
          <NotificationKinds customer={customer} />
        </Suspense>
      ) : null}
      {part === "posts" ? <PostsOf author={customer} customer={customer} as={null} /> : null}
      {part === "blocked" ? <BlockedList customer={customer} /> : null}
      {part === "followers" || part === "following" || part === "muted" ? (
        <PeopleList key={part} kind={part} of={null} customer={customer} />
      ) : null}
    </>
  );
});
