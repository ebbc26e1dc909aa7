import { observer } from "mobx-react-lite";
import { circleOf } from "#core/fitbook/posts/post.ts";
import { inLanguage } from "#web/design/in-language.ts";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { SelectField } from "#web/design/fields/select-field.tsx";
import { postWords } from "#web/features/fitbook/posts/post-words.ts";
import type { NamedGroup } from "#core/fitbook/group.ts";
import type { PostAudience } from "#core/fitbook/visibility/world.ts";
import type { ComposerModel } from "./composer-model.ts";

const { compose: words } = postWords;

type AudienceFieldProps = { readonly model: ComposerModel; readonly groups: readonly NamedGroup[] };

/** Who will see what is written: a circle around oneself, or one of one's groups. */
export const AudienceField = observer(function AudienceField({ model, groups }: AudienceFieldProps) {
  const { circle } = model;
  const [first] = groups;
  const choices = [
    ...postWords.choices("everybody"),
    ...(first === undefined ? [] : [{ value: "group" as const, words: postWords.audiences.group }]),
  ];
  return (
    <>
      <ChoiceField<PostAudience>
        label={words.audience}
        choices={choices}
        value={circle.audience}
        onChange={(audience) => model.choose(circleOf(audience, first?.id ?? null))}
      />
      {circle.audience === "group" && groups.length > 1 ? (
        <SelectField
          label={words.group}
          choices={groups.map(inLanguage).map(({ id, name }) => ({ value: id, words: name }))}
          value={circle.group}
          onChange={(chosen) => model.choose(circleOf("group", groups.find(({ id }) => id === chosen)?.id ?? circle.group))}
        />
      ) : null}
    </>
  );
});
