import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Clock } from "#core/shared/clock.port.ts";
import { useDependency, useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { FormEnd } from "#web/platform/forms/form-end.tsx";
import { PictureModel, pictureNeeds } from "#web/features/account/profile/picture-model.ts";
import { ProfilePictureChoice } from "#web/features/account/profile/profile-picture.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { ProfileFields } from "./profile-fields.tsx";
import { ProfileFormModel, profileFormNeeds } from "./profile-form-model.ts";
import type { FitbookProfile } from "#core/fitbook/profiles/fitbook-profile.ts";
import type { OwnPlace } from "#core/fitbook/profiles/people.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type EnteringFormProps = {
  readonly account: OwnPlace["account"];
  readonly customer: CustomerId;
  readonly onEntered: (profile: FitbookProfile) => void;
};

const { enter: words } = fitbookWords;

const enteringFormNeeds = { ...profileFormNeeds, ...pictureNeeds };

/** The first time in Fitbook. Nothing is chosen silently: what is usual stands in sight, and a chosen picture is sent with the rest. */
export const EnteringForm = observer(function EnteringForm({ account, customer, onEntered }: EnteringFormProps) {
  const useCases = useNeeds(enteringFormNeeds);
  const clock = useDependency(Clock);
  const session = useStore(SessionStore);
  const [model] = useState(() => new ProfileFormModel({ account, profile: null }, { customer, ...useCases, clock }));
  const [picture] = useState(() => new PictureModel(customer, session, useCases));
  const save = async () => {
    if (!(await picture.send())) return;
    const profile = await model.save();
    if (profile !== null) onEntered(profile);
  };
  return (
    <section className="stack gap-5" aria-labelledby="fitbook-enter">
      <div className="stack gap-2">
        <h2 id="fitbook-enter" className="heading-3">
          {words.title}
        </h2>
        <p className="muted">{words.text}</p>
      </div>
      <ProfilePictureChoice model={picture} name={model.form.values.name} picture={session.session?.profile?.thumb ?? null} />
      <Form onSubmit={() => void save()} faults={model.form.faults}>
        <ProfileFields model={model} />
        <FormEnd state={model.form.state} refusal={null} back={null} words={{ send: words.send, sending: words.sending }} />
      </Form>
    </section>
  );
});
