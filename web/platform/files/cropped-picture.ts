import { squareOf } from "#web/design/crop-field/crop.ts";
import type { Crop } from "#web/design/crop-field/crop.ts";

/** A picture to be sent: its bytes, and a preview. `drawing` null: this browser cannot draw it. */
export type PictureToSend = { readonly bytes: Uint8Array; readonly drawing: ImageBitmap | null };

/** A picture of the device, of which a part is about to be chosen. `drawing` null: this browser cannot draw it. */
export type OpenedPicture = { readonly file: Blob; readonly drawing: ImageBitmap | null };

export async function openedPicture(file: Blob): Promise<OpenedPicture> {
  const drawing = "createImageBitmap" in globalThis ? await createImageBitmap(file).catch(() => null) : null;
  return { file, drawing };
}

/**
 * The chosen square with at most so many pixels a side. The full picture of a camera would take minutes on a slow network. A picture that
 * the browser cannot draw is sent as it is.
 */
export async function croppedPicture({ file, drawing }: OpenedPicture, crop: Crop, side = 512): Promise<Uint8Array<ArrayBuffer>> {
  if (drawing === null) return new Uint8Array(await file.arrayBuffer());
  const square = squareOf(drawing, crop);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.max(1, Math.round(Math.min(side, square.side)));
  canvas.getContext("2d")?.drawImage(drawing, square.x, square.y, square.side, square.side, 0, 0, canvas.width, canvas.height);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, "image/jpeg", 0.9);
  return new Uint8Array(await ((await promise) ?? file).arrayBuffer());
}
