import { observer } from "mobx-react-lite";
import { Suspense, useEffect, useState } from "react";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { laterPart } from "#web/platform/late/late-part.ts";
import { Whole } from "#web/platform/late/whole.ts";
import { TryAgain } from "#web/features/account/page/try-again.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { PersonPictures, PersonPicturesOfPage } from "#web/features/fitbook/people/person-pictures.ts";
import { OwnPlaceModel } from "./own-place-model.ts";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { InFitbook } from "./in-fitbook.ts";

const EnteringForm = laterPart(lateCode(() => import("#web/features/fitbook/entering/entering-form.tsx"), "EnteringForm"));

type EnteredProps = {
  readonly customer: CustomerId;
  readonly waiting: ReactNode;
  readonly children: (inside: InFitbook) => ReactNode;
};

/** What is for people of Fitbook. Who has not entered is asked to first. */
export const Entered = observer(function Entered({ customer, waiting, children }: EnteredProps) {
  const whole = useDependency(Whole);
  const [model] = useState(() => new OwnPlaceModel(customer, whole));
  const [pictures] = useState(() => new PersonPictures(customer, whole));
  useEffect(() => void model.ask(), [model]);
  const { state } = model;
  if (state.kind === "reading") return waiting;
  if (state.kind === "unavailable") return <TryAgain what={fitbookWords.unavailable} onPress={model.ask} />;
  const { profile, account } = state.value;
  if (profile === null)
    return (
      <Suspense fallback={waiting}>
        <EnteringForm account={account} customer={customer} onEntered={model.take} />
      </Suspense>
    );
  return <PersonPicturesOfPage value={pictures}>{children({ customer, profile, onChanged: model.take })}</PersonPicturesOfPage>;
});
