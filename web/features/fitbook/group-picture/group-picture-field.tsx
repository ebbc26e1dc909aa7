import ImagePlus from "lucide-react/icons/image-plus";
import { observer } from "mobx-react-lite";
import { Suspense } from "react";
import { Button } from "#web/design/button/button.tsx";
import { profileWords } from "#web/features/account/wording/profile.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { laterPart } from "#web/platform/late/late-part.ts";
import { TickField } from "#web/design/fields/tick-field.tsx";
import { FileUploads } from "#web/platform/uploads/file-uploads.tsx";
import { groupWords } from "#web/features/fitbook/groups/group-words.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ChosenGroupPictureModel } from "./chosen-group-picture-model.ts";

const { picture: words } = groupWords.form;
const { picture: crop } = profileWords;
const CropField = laterPart(lateCode(() => import("#web/design/crop-field/crop-field.tsx"), "CropField"));

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
        ways={[
          {
            kind: "picture",
            Icon: ImagePlus,
            words: words.add,
            chooses: "one",
            take: ([file]) => (file === undefined ? undefined : void model.choose(file)),
          },
        ]}
        title={() => words.title}
        name={() => words.title}
        problem={tries === 0 || fault === null ? null : words.faults[fault]}
      />
      {model.opened === null ? null : (
        <div className="stack gap-3">
          <Suspense fallback={null}>
            <CropField
              drawing={model.opened.picture.drawing}
              crop={model.opened.crop}
              label={crop.preview}
              words={crop.crop}
              onChange={model.move}
            />
          </Suspense>
          <div className="row flex-wrap">
            <Button look="main" onPress={() => void model.keep()}>
              {crop.use}
            </Button>
            <Button look="quiet" onPress={model.leave}>
              {words.leave}
            </Button>
          </div>
        </div>
      )}
      {model.hadOne && model.opened === null && model.files.files.length === 0 ? (
        <TickField label={words.takeOff} isTicked={model.isTakenOff} onChange={model.takeOff} />
      ) : null}
    </>
  );
});
