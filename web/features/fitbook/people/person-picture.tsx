import { observer } from "mobx-react-lite";
import { useContext, useEffect, useRef, useState } from "react";
import { Avatar } from "#web/design/avatar/avatar.tsx";
import { bitmapOf } from "#web/features/fitbook/pictures/drawn-picture.ts";
import { Whole } from "#web/platform/late/whole.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { useNearViewport } from "#web/platform/window/use-near-viewport.ts";
import { personPictureModel } from "./person-picture-model.ts";
import { PersonPicturesOfPage } from "./person-pictures.ts";
import "./person-picture.css";
import type { VisiblePerson } from "#core/fitbook/people/visible-person.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type PersonPictureProps = {
  readonly person: Pick<VisiblePerson, "id" | "name" | "hasPicture">;
  readonly customer: CustomerId;
  readonly size: "small" | "large";
};

/** Somebody's picture, or their initials where they have none. */
export const PersonPicture = ({ person, customer, size }: PersonPictureProps) =>
  person.hasPicture ? (
    <AskedPicture key={person.id} person={person} customer={customer} size={size} />
  ) : (
    <Avatar name={person.name} picture={null} size={size} />
  );

/** It is asked for once it is nearly in sight, and their initials stand there until it comes. */
const AskedPicture = observer(function AskedPicture({ person, customer, size }: PersonPictureProps) {
  const whole = useDependency(Whole);
  const pictures = useContext(PersonPicturesOfPage);
  const [model] = useState(() => pictures?.of(person.id) ?? personPictureModel(person.id, customer, whole));
  const place = useNearViewport<HTMLSpanElement>(model.come, null);
  const { state } = model;
  const file = state.kind === "read" ? state.value : null;
  const [drawing, take] = useState<ImageBitmap | null>(null);
  useEffect(() => {
    if (file !== null) void bitmapOf(file).then(take);
  }, [file]);
  return (
    <span className="person-picture" ref={place}>
      {drawing === null ? <Avatar name={person.name} picture={null} size={size} /> : <DrawnPicture drawing={drawing} size={size} />}
    </span>
  );
});

/** Twice as many pixels as the largest is wide. */
const SIDE = 192;

/** Drawn on a canvas: it is asked for with somebody's token, which no picture's address could carry. The name stands beside it, so it says nothing. */
function DrawnPicture({ drawing, size }: { readonly drawing: ImageBitmap; readonly size: PersonPictureProps["size"] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const side = Math.min(drawing.width, drawing.height);
    const [left, top] = [(drawing.width - side) / 2, (drawing.height - side) / 2];
    canvas.current?.getContext("2d")?.drawImage(drawing, left, top, side, side, 0, 0, SIDE, SIDE);
  }, [drawing]);
  return (
    <span className={`avatar avatar-${size}`} aria-hidden="true">
      <canvas ref={canvas} width={SIDE} height={SIDE} />
    </span>
  );
}
