import { useEffect, useId, useRef } from "react";
import { MOST_ZOOM, movedBy, squareOf } from "./crop.ts";
import "./crop-field.css";
import type { PointerEvent } from "react";
import type { Crop } from "./crop.ts";

/** What moves the square, for those who don't drag. */
export type CropWords = { readonly zoom: string; readonly across: string; readonly down: string };

type CropFieldProps = {
  /** Null: this browser can't draw it, so nothing can be chosen of it. */
  readonly drawing: ImageBitmap | null;
  readonly crop: Crop;
  /** What the canvas shows. */
  readonly label: string;
  readonly words: CropWords;
  readonly state?: "ready" | "busy";
  readonly onChange: (crop: Crop) => void;
};

const SIDE = 320;

/**
 * The part of a picture that is kept: dragged, or moved by sliders. Drawn on a canvas: our pages show no picture that is not the site's
 * own, which is why no cropper of the field fits, as each shows an image by an address.
 */
export function CropField({ drawing, crop, label, words, state = "ready", onChange }: CropFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (drawing === null) return;
    const { x, y, side } = squareOf(drawing, crop);
    canvas.current?.getContext("2d")?.drawImage(drawing, x, y, side, side, 0, 0, SIDE, SIDE);
  }, [drawing, crop]);
  const isFixed = drawing === null || state === "busy";
  const drag = ({ currentTarget, buttons, movementX, movementY }: PointerEvent<HTMLCanvasElement>) => {
    if (drawing === null || isFixed || buttons === 0) return;
    const scale = squareOf(drawing, crop).side / currentTarget.clientWidth;
    onChange(movedBy(crop, drawing, { x: movementX * scale, y: movementY * scale }));
  };
  return (
    <div className="crop-field">
      <canvas
        ref={canvas}
        width={SIDE}
        height={SIDE}
        role="img"
        aria-label={label}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
      />
      {drawing === null ? null : (
        <div className="stack gap-3">
          <Slider
            label={words.zoom}
            range={[1, MOST_ZOOM]}
            value={crop.zoom}
            isFixed={isFixed}
            onChange={(zoom) => onChange({ ...crop, zoom })}
          />
          {(["across", "down"] as const).map((way) => (
            <Slider
              key={way}
              label={words[way]}
              range={[0, 1]}
              value={crop[way]}
              isFixed={isFixed || squareOf(drawing, crop).side >= (way === "across" ? drawing.width : drawing.height)}
              onChange={(at) => onChange({ ...crop, [way]: at })}
            />
          ))}
        </div>
      )}
    </div>
  );
}

type SliderProps = {
  readonly label: string;
  readonly range: readonly [number, number];
  readonly value: number;
  readonly isFixed: boolean;
  readonly onChange: (value: number) => void;
};

function Slider({ label, range: [min, max], value, isFixed, onChange }: SliderProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="small">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={(max - min) / 50}
        value={value}
        disabled={isFixed}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
