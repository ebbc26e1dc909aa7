import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useKept } from "#web/frame/keeper.tsx";
import { Whole } from "#web/frame/whole.ts";
import { sendingWords } from "#web/wording/sending.ts";
import { OwnFile } from "./own-file.ts";
import { PictureDrawn } from "./picture-drawn.tsx";
import { WholePicture } from "./whole-picture.tsx";
import "./sending.css";
import type { FileId } from "#core/files/file-id.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type OwnPictureProps = {
  readonly customer: CustomerId;
  readonly file: FileId;
  readonly label: string;
  readonly opens: "large" | "nothing";
};

/** A picture that its owner alone sees. Pressed it is shown large. */
export const OwnPicture = observer(function OwnPicture({ customer, file, label, opens }: OwnPictureProps) {
  const whole = useKept(Whole);
  const [model] = useState(() => new OwnFile(customer, file, whole));
  const [isOpen, open] = useState(false);
  useEffect(() => void model.draw(), [model]);
  const { state, drawing } = model;
  if (state === "nothing" || state === "reading") return <span className="sk picture-shape" role="img" aria-label={label} />;
  if (drawing === null || opens === "nothing") return <PictureDrawn drawing={drawing} label={label} />;
  return (
    <>
      <button type="button" className="own-picture" aria-label={sendingWords.enlarge(label)} onClick={() => open(true)}>
        <PictureDrawn drawing={drawing} label={label} />
      </button>
      {isOpen ? <WholePicture drawing={drawing} label={label} onClose={() => open(false)} /> : null}
    </>
  );
});
