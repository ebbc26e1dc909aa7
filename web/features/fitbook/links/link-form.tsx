import { observer } from "mobx-react-lite";
import { MOST_LINK_DAYS, MOST_LINK_USES, USUAL_LINK_DAYS, USUAL_LINK_USES } from "#core/fitbook/groups/group-link.ts";
import { SendButton } from "#web/design/button/send-button.tsx";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { SelectField } from "#web/design/fields/select-field.tsx";
import { linkWords as words } from "./link-words.ts";
import type { GroupLinkKind } from "#core/fitbook/groups/group-link.ts";
import type { GroupLinksModel } from "./group-links-model.ts";

const KINDS = (["join", "ask"] as const).map((value) => ({ value, words: words.kinds[value] }));
const DAYS = [1, USUAL_LINK_DAYS, MOST_LINK_DAYS].map((days) => ({ value: String(days), words: words.days(days) }));
const USES = [1, 10, USUAL_LINK_USES, MOST_LINK_USES].map((uses) => ({ value: String(uses), words: words.uses(uses) }));

type LinkFormProps = {
  readonly model: GroupLinksModel;
  /** Into an open group nobody has to ask. */
  readonly isOpen: boolean;
};

/** What a new link lets others do, for how long and how often. */
export const LinkForm = observer(function LinkForm({ model, isOpen }: LinkFormProps) {
  const { kind, days, uses } = model.chosen;
  return (
    <Form label={words.make} onSubmit={() => void model.make()} faults={0} autoComplete="off">
      {isOpen ? null : (
        <ChoiceField<GroupLinkKind> label={words.kind} choices={KINDS} value={kind} onChange={(chosen) => model.choose({ kind: chosen })} />
      )}
      <SelectField
        label={words.howLong}
        choices={DAYS}
        value={String(days)}
        onChange={(chosen) => model.choose({ days: Number(chosen) })}
      />
      <SelectField
        label={words.howOften}
        choices={USES}
        value={String(uses)}
        onChange={(chosen) => model.choose({ uses: Number(chosen) })}
      />
      <div>
        <SendButton state={model.submission === "sending" ? "sending" : "ready"}>
          {model.submission === "sending" ? words.making : words.make}
        </SendButton>
      </div>
    </Form>
  );
});
