import { ImagePlus } from "lucide-react";
import { observer } from "mobx-react-lite";
import { TickField } from "#web/design/fields/tick-field.tsx";
import { FileUploads } from "#web/features/files/file-uploads.tsx";
import { groupWords } from "#web/features/fitbook/groups/group-words.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ChosenGroupPictureModel } from "./chosen-group-picture-model.ts";

const { picture: words } = groupWords.form;

type GroupPictureFieldProps = { readonly model: ChosenGroupPictureModel; readonly customer: CustomerId; readonly tries: number };

/** Chooses the picture of a group. */
export const GroupPictureField = observer(function GroupPictureField({ model, customer, tries }: GroupPictureFieldProps) {
  const { fault } = model;
  return (
    <>
      <FileUploads
        customer={customer}
        model={model.files}
        legend={words.legend}
        hint={words.hint}
        ways={[{ kind: "picture", Icon: ImagePlus, words: words.add, chooses: "one" }]}
        title={() => words.title}
        name={() => words.title}
        problem={tries === 0 || fault === null ? null : words.faults[fault]}
      />
      {model.hadOne && model.files.files.length === 0 ? (
        <TickField label={words.takeOff} isTicked={model.isTakenOff} onChange={model.takeOff} />
      ) : null}
    </>
  );
});
