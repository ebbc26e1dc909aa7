import ImagePlus from "lucide-react/icons/image-plus";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { LONGEST_PICTURE_TEXT, MOST_POST_PICTURES } from "#core/fitbook/post-picture.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { FileUploads } from "#web/platform/uploads/file-uploads.tsx";
import { picturePhrases as words } from "#web/features/fitbook/wording/pictures.ts";
import { ChosenPicturesModel, chosenPicturesNeeds } from "./chosen-pictures-model.ts";
import type { WrittenPicture } from "#core/fitbook/post-picture.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type PictureFieldsProps = {
  readonly customer: CustomerId;
  /** Those that the post has already. */
  readonly kept: readonly WrittenPicture[];
  /** Hears of the pictures as soon as some can be chosen. */
  readonly onReady: (pictures: ChosenPicturesModel) => void;
  readonly tries: number;
};

/** Chooses pictures for a post, puts them in order and says what they show. Its code comes after the form in which it stands. */
export const PictureFields = observer(function PictureFields({ customer, kept, onReady, tries }: PictureFieldsProps) {
  const useCases = useNeeds(chosenPicturesNeeds);
  const [model] = useState(() => new ChosenPicturesModel(customer, useCases, kept));
  useEffect(() => onReady(model), [model, onReady]);
  const { fault, count } = model;
  return (
    <FileUploads
      customer={customer}
      model={model.files}
      legend={words.legend}
      hint={words.hint({ most: wholeNumber(MOST_POST_PICTURES) })}
      ways={[{ kind: "picture", Icon: ImagePlus, words: words.add, chooses: "several" }]}
      title={() => words.title}
      name={(_, place) => words.named({ number: wholeNumber(place + 1) })}
      problem={tries === 0 || fault === null ? null : words.faults[fault]}
      beside={({ key }, place) => {
        const number = wholeNumber(place + 1);
        return (
          <>
            <TextField
              label={words.shows({ number })}
              value={model.textOf(key)}
              onChange={(text) => model.say(key, text)}
              most={LONGEST_PICTURE_TEXT}
              autoComplete="off"
            />
            {count < 2 ? null : (
              <div className="row flex-wrap">
                <Button look="text" state={place === 0 ? "off" : "ready"} onPress={() => model.files.move(key, -1)}>
                  {words.earlier({ number })}
                </Button>
                <Button look="text" state={place === count - 1 ? "off" : "ready"} onPress={() => model.files.move(key, 1)}>
                  {words.later({ number })}
                </Button>
              </div>
            )}
          </>
        );
      }}
    />
  );
});
