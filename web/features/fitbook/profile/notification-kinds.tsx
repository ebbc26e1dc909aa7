import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { TickField } from "#web/design/fields/tick-field.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { languageWords } from "#web/design/wording/language.ts";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { notificationKindPhrases as words } from "#web/features/fitbook/wording/notification-kinds.ts";
import { NotificationKindModel, notificationKindNeeds } from "./notification-kind-model.ts";
import { NotificationKindsModel, notificationKindsNeeds } from "./notification-kinds-model.ts";
import type { ChosenKind } from "#core/notifications/kinds/list-fitbook-kinds.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** What of Fitbook the customer is told, each kind by itself. */
export const NotificationKinds = observer(function NotificationKinds({ customer }: { readonly customer: CustomerId }) {
  const useCases = useNeeds(notificationKindsNeeds);
  const [model] = useState(() => new NotificationKindsModel(customer, useCases));
  useEffect(() => void model.ask(), [model]);
  const { state } = model;
  return (
    <section className="panel stack gap-3" aria-labelledby="fitbook-notification-kinds">
      <h2 id="fitbook-notification-kinds" className="heading-3">
        {words.title}
      </h2>
      <p className="small muted">{words.text}</p>
      <p className="small muted">
        {words.letters}{" "}
        <a className="link" href={accountAddress.profile}>
          {words.address}
        </a>
      </p>
      {state.kind === "reading" ? <RowSkeletons rows={["first"]} label={fitbookWords.reading} /> : null}
      {state.kind === "unavailable" ? <TryAgain what={fitbookWords.unavailable} onPress={model.ask} /> : null}
      {state.kind === "read" ? state.value.map((chosen) => <Kind key={chosen.kind} chosen={chosen} customer={customer} />) : null}
    </section>
  );
});

const Kind = observer(function Kind({ chosen, customer }: { readonly chosen: ChosenKind; readonly customer: CustomerId }) {
  const useCases = useNeeds(notificationKindNeeds);
  const [model] = useState(() => new NotificationKindModel(chosen, { customer, language: languageWords.language, ...useCases }));
  const kind = words.kinds[model.kind];
  return (
    <fieldset className="fitbook-kind" aria-label={kind}>
      <TickField
        label={kind}
        isTicked={model.isOn}
        onChange={(isOn) => void model.choose(isOn)}
        problem={model.state === "unavailable" ? fitbookWords.notSent : null}
      />
      {model.isOn ? (
        <TickField label={words.byLetter} isTicked={model.isByLetter} onChange={(isByLetter) => void model.chooseLetters(isByLetter)} />
      ) : null}
    </fieldset>
  );
});
