import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { fileUploadWords } from "./file-upload-words.ts";
import { PrivateFile, readMyFile, readMyFileNeeds } from "./private-file.ts";
import { PictureSquare } from "./picture-square.tsx";
import { WholePicture } from "./whole-picture.tsx";
import "./file-uploads.css";
import type { FileId } from "#core/files/file-id.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type OwnPictureProps = {
  readonly customer: CustomerId;
  readonly file: FileId;
  readonly label: string;
  readonly opens: "large" | "nothing";
};

/** A picture that its owner alone sees. Pressed it is shown large. */
export const PrivatePicture = observer(function OwnPicture({ customer, file, label, opens }: OwnPictureProps) {
  const useCases = useNeeds(readMyFileNeeds);
  const [model] = useState(() => new PrivateFile(readMyFile(useCases, customer, file)));
  const [isOpen, open] = useState(false);
  useEffect(() => void model.draw(), [model]);
  const { state, drawing } = model;
  if (state === "nothing" || state === "reading") return <span className="skeleton picture-placeholder" role="img" aria-label={label} />;
  if (drawing === null || opens === "nothing") return <PictureSquare drawing={drawing} label={label} />;
  return (
    <>
      <button type="button" className="own-picture" aria-label={fileUploadWords.enlarge({ name: label })} onClick={() => open(true)}>
        <PictureSquare drawing={drawing} label={label} />
      </button>
      {isOpen ? <WholePicture drawing={drawing} label={label} onClose={() => open(false)} /> : null}
    </>
  );
});
