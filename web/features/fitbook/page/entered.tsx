import { observer } from "mobx-react-lite";
import { Suspense, useEffect, useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { laterPart } from "#web/platform/late/late-part.ts";
import { late } from "#web/platform/late/needs.ts";
import { useLoaded } from "#web/platform/late/use-loaded.ts";
import { useFocusAfterPress } from "#web/platform/window/focus-after-press.ts";
import { NotificationStore } from "#web/platform/notifications/notification-store.ts";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { PersonPictures, PersonPicturesOfPage } from "#web/features/fitbook/people/person-pictures.ts";
import { OwnPlace } from "./own-place.ts";
import { OwnPlaceModel, ownPlaceNeeds } from "./own-place-model.ts";
import { personPictureNeeds } from "#web/features/fitbook/people/person-picture-model.ts";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";

const EnteringForm = laterPart(lateCode(() => import("#web/features/fitbook/entering/entering-form.tsx"), "EnteringForm"));

type EnteredProps = {
  readonly customer: CustomerId;
  readonly waiting: ReactNode;
  readonly children: (customer: CustomerId) => ReactNode;
};

const newsNeeds = { notifications: late(NotificationStore) };

/**
 * What is for people of Fitbook. Who has not entered is asked to first. Most have: while it is asked, the page behind is made ready unseen,
 * so that what it shows is asked for at the same time and not after it.
 */
export const Entered = observer(function Entered({ customer, waiting, children }: EnteredProps) {
  const enteredUseCases = useNeeds(personPictureNeeds);
  const useCases = useNeeds(ownPlaceNeeds);
  const [model] = useState(() => new OwnPlaceModel(customer, useCases));
  const [pictures] = useState(() => new PersonPictures(customer, enteredUseCases));
  useEffect(() => void model.ask(), [model]);
  const { state } = model;
  const news = useLoaded(useNeeds(newsNeeds).notifications); // No part is drawn before it is there that hears of changes elsewhere.
  const isShown = news.kind === "here" && state.kind === "read";
  useFocusAfterPress(isShown && state.value.profile !== null); // Who enters comes to the page's heading.
  if (news.kind === "unavailable") return <TryAgain what={fitbookWords.unavailable} onPress={news.again} />;
  if (state.kind === "unavailable") return <TryAgain what={fitbookWords.unavailable} onPress={model.ask} />;
  if (state.kind === "read" && state.value.profile === null)
    return (
      <Suspense fallback={waiting}>
        <EnteringForm account={state.value.account} customer={customer} onEntered={model.take} />
      </Suspense>
    );
  return (
    <>
      {isShown ? null : waiting}
      <div className="fitbook-inside" hidden={!isShown}>
        <OwnPlace value={model}>
          <PersonPicturesOfPage value={pictures}>
            <Suspense fallback={isShown ? waiting : null}>{news.kind === "here" ? children(customer) : null}</Suspense>
          </PersonPicturesOfPage>
        </OwnPlace>
      </div>
    </>
  );
});
