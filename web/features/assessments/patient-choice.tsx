import { isMinor } from "#core/account/family-member.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { SelectField } from "#web/design/fields/select-field.tsx";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { assessmentWords as words } from "./assessment-words.ts";
import type { FamilyMember } from "#core/account/family-member.ts";

type PatientChoiceProps = {
  readonly family: readonly FamilyMember[];
  readonly member: string | null;
  readonly onChoose: (member: string | null) => void;
};

/** For whom: the customer, or a member who is not of age. Nothing where there is no choice. */
export function PatientChoice({ family, member, onChoose }: PatientChoiceProps) {
  const now = useDependency(Clock);
  const minors = family.filter(({ birthdate }) => isMinor(birthdate, indianDay(now())));
  if (minors.length === 0) return null;
  return (
    <SelectField
      label={words.patient}
      choices={[{ value: "self", words: words.myself }, ...minors.map(({ id, name }) => ({ value: id, words: name }))]}
      value={member ?? "self"}
      onChange={(chosen) => onChoose(chosen === "self" ? null : chosen)}
    />
  );
}
