import { observer } from "mobx-react-lite";
import { LONGEST_ABOUT, PROFILE_PARTS } from "#core/fitbook/profiles/fitbook-profile.ts";
import { PROFILE_AUDIENCES } from "#core/fitbook/visibility/world.ts";
import { LONGEST_NAME } from "#core/identity/full-name.ts";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { TextArea } from "#web/design/fields/text-area.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { TickField } from "#web/design/fields/tick-field.tsx";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import type { ProfileField, ProfileFormModel } from "./profile-form-model.ts";

const { form: words, parts, audiences } = fitbookWords;

/** Name, about, birthdate where it is asked, and who sees what. */
export const ProfileFields = observer(function ProfileFields({ model }: { readonly model: ProfileFormModel }) {
  const { values, problemOf } = model.form;
  const field = (name: ProfileField) => ({
    value: values[name],
    onChange: (value: string) => model.fill(name, value),
    problem: fitbookWords.problem(problemOf(name)),
  });
  const choices = PROFILE_AUDIENCES.map((audience) => ({ value: audience, words: audiences[audience] }));
  return (
    <>
      <TextField label={words.name} most={LONGEST_NAME} autoComplete="name" {...field("name")} />
      {model.isBirthdateAsked || problemOf("birthdate") !== null ? (
        <TextField label={words.birthdate} hint={words.birthdateHint} type="date" latest={model.today} {...field("birthdate")} />
      ) : null}
      <TextArea
        label={`${words.about} ${words.aboutOptional}`}
        hint={words.aboutHint({ most: wholeNumber(LONGEST_ABOUT) })}
        {...field("text")}
      />
      {PROFILE_PARTS.map((part) => (
        <ChoiceField key={part} label={parts[part]} choices={choices} {...field(part)} />
      ))}
      <TickField
        label={words.findable}
        isTicked={values.findable === "yes"}
        onChange={(isTicked) => model.fill("findable", isTicked ? "yes" : "")}
      />
    </>
  );
});
