import { observer } from "mobx-react-lite";
import { useCallback, useState } from "react";
import { useNavigate } from "react-router-dom";
import { GENDERS } from "#core/identity/customer.ts";
import { LONGEST_NAME } from "#core/identity/full-name.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { useDependency, useNeeds } from "#web/platform/window/dependencies.tsx";
import { UnsavedChanges } from "#web/platform/forms/unsaved-changes.tsx";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { SelectField } from "#web/design/fields/select-field.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { TickField } from "#web/design/fields/tick-field.tsx";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { useWayBack, withWayBack } from "#web/platform/own-page/way-back.ts";
import { FormEnd } from "#web/platform/forms/form-end.tsx";
import { SAVED, savedAs } from "#web/platform/own-page/saved-state.ts";
import { memberWords } from "#web/features/account/members/member-words.ts";
import { MemberFormModel, memberFormNeeds } from "./member-form-model.ts";
import { RELATIONS } from "./relations.ts";
import type { ReactNode } from "react";
import type { FamilyMember } from "#core/account/family-member.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { MemberField } from "./member-form-model.ts";

type MemberFormProps = { readonly given: FamilyMember | null; readonly customer: CustomerId; readonly children?: ReactNode };

export const MemberForm = observer(function MemberForm({ given, customer, children }: MemberFormProps) {
  const useCases = useNeeds(memberFormNeeds);
  const clock = useDependency(Clock);
  const navigate = useNavigate();
  const back = useWayBack();
  const [model] = useState(() => new MemberFormModel(given, customer, useCases, clock));
  const isChanged = useCallback(() => model.form.isChanged, [model]);
  const { values, state, faults, problemOf } = model.form;
  const field = (name: MemberField) => ({
    label: memberWords.fields[name],
    value: values[name],
    onChange: (value: string) => model.fill(name, value),
    problem: memberWords.problem(problemOf(name)),
  });
  const save = async () => {
    if (await model.save()) void navigate(back ?? accountAddress.members, { state: model.saved === null ? SAVED : savedAs(model.saved) });
  };
  return (
    <Form onSubmit={() => void save()} faults={faults}>
      <UnsavedChanges isChanged={isChanged} />
      <TextField {...field("name")} most={LONGEST_NAME} />
      <div className="form-pair">
        <SelectField {...field("relation")} choices={relationsWith(values.relation)} unchosen={memberWords.chooseRelation} />
        <TextField {...field("birthdate")} type="date" latest={model.today} />
      </div>
      <ChoiceField {...field("gender")} choices={GENDERS.map((gender) => ({ value: gender, words: memberWords.genders[gender] }))} />
      <p className="small" role="status">
        {model.contradiction === null ? null : memberWords.contradiction(model.contradiction)}
      </p>
      {model.isConsentAsked ? (
        <TickField
          label={memberWords.fields.consent}
          isTicked={values.consent === "yes"}
          onChange={(isTicked) => model.fill("consent", isTicked ? "yes" : "")}
          problem={memberWords.problem(problemOf("consent"))}
        />
      ) : null}
      <FormEnd
        state={state}
        refusal={memberWords.refusal(model.refusal)}
        back={given === null && back !== null ? back : withWayBack(accountAddress.members, back)}
      >
        {children}
      </FormEnd>
    </Form>
  );
});

/** What somebody was called otherwise than we list it stays choosable. */
function relationsWith(stored: string) {
  const isOurs = stored === "" || RELATIONS.some((relation) => relation === stored);
  return [...(isOurs ? [] : [stored]), ...RELATIONS].map((relation) => ({ value: relation, words: memberWords.relation(relation) }));
}
