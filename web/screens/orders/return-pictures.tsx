import { Camera, CircleAlert } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { returnWords } from "#web/wording/order-return.ts";
import { ReturnPictureItem } from "./return-picture-item.tsx";
import type { ReturnPicturesModel, Shows } from "./return-pictures-model.ts";

const KINDS: readonly Shows[] = ["product", "package", "bill", "other"];

type ReturnPicturesProps = { readonly model: ReturnPicturesModel; readonly isNeeded: boolean; readonly problem: string | null };

/** Pictures of what is wrong: each is sent as soon as it is chosen, and may be taken out again. */
export const ReturnPictures = observer(function ReturnPictures({ model, isNeeded, problem }: ReturnPicturesProps) {
  const { pictures, trouble } = model;
  const said = trouble === null ? problem : returnWords.pictureTrouble(trouble);
  return (
    <fieldset className={said === null ? "field return-pictures" : "field return-pictures bad"}>
      <legend>{returnWords.pictures}</legend>
      <p className="small mute">{isNeeded ? returnWords.picturesHint : returnWords.picturesPerhaps}</p>
      <div className="row flex-wrap">
        {KINDS.map((kind) => (
          <PictureButton key={kind} kind={kind} isWrong={said !== null} onChoose={(files) => void model.add(kind, files)} />
        ))}
      </div>
      {pictures.length === 0 ? null : (
        <ul className="sent-pictures">
          {pictures.map((picture, place) => (
            <ReturnPictureItem
              key={picture.key}
              picture={picture}
              place={place}
              onRemove={() => model.remove(picture.key)}
              onAgain={() => model.again(picture.key)}
            />
          ))}
        </ul>
      )}
      <span className="err" role="alert">
        {said === null ? null : (
          <>
            <CircleAlert className="i s" aria-hidden="true" />
            {said}
          </>
        )}
      </span>
    </fieldset>
  );
});

type PictureButtonProps = { readonly kind: Shows; readonly isWrong: boolean; readonly onChoose: (files: readonly File[]) => void };

function PictureButton({ kind, isWrong, onChoose }: PictureButtonProps) {
  const id = useId();
  return (
    <label className="btn quiet file-button" htmlFor={id}>
      <Camera className="i" aria-hidden="true" />
      {returnWords.add(kind)}
      <input
        id={id}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        aria-invalid={isWrong}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = ""; // The same one may be chosen again.
        }}
      />
    </label>
  );
}
