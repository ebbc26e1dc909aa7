import { observer } from "mobx-react-lite";
import { TextField } from "#web/design/fields/text-field.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { cautionWords, isWarned, unprintedIn, warningWords } from "./refusal-words.ts";
import { prescribingPhrases as phrases } from "./wording/prescribing.ts";
import type { ItemForm } from "./item-form.ts";
import type { PrescribingModel } from "./prescribing-model.ts";

type ItemWarningsProps = { readonly model: PrescribingModel; readonly item: ItemForm };

/** What speaks against an item as it stands and what of it asks for caution, and why its writer prescribes it anyway. */
export const ItemWarnings = observer(function ItemWarnings({ model, item: { key, nevertheless } }: ItemWarningsProps) {
  const warnings = model.warnings.filter(({ item }) => item === key).map(warningWords);
  const cautions = model.cautions.filter(({ item }) => item === key).map(cautionWords);
  return (
    <>
      <div role="status" className="stack gap-2">
        {warnings.map((warning) => (
          <Notice key={warning} kind="bad">
            {warning}
          </Notice>
        ))}
        {cautions.map((caution) => (
          <Notice key={caution} kind="note">
            {caution}
          </Notice>
        ))}
      </div>
      {warnings.length === 0 && nevertheless === "" ? null : (
        <TextField
          label={phrases.nevertheless}
          value={nevertheless}
          problem={
            model.isUnexplained(key) || isWarned(model.signing, key) ? phrases.refused.warned : unprintedIn(model.signing, nevertheless)
          }
          onChange={(text) => model.writeItem(key, { nevertheless: text })}
        />
      )}
    </>
  );
});
