/** A picture to be sent: its bytes, and a preview. `drawing` null: this browser cannot draw it. */
export type PictureToSend = { readonly bytes: Uint8Array; readonly drawing: ImageBitmap | null };

/** The middle of a picture as a square with at most so many pixels a side. The full picture of a camera would take minutes on a slow network. A picture that the browser cannot draw is sent as it is. */
export async function croppedPicture(file: Blob, side = 512): Promise<PictureToSend> {
  const whole = await drawn(file);
  if (whole === null) return { bytes: new Uint8Array(await file.arrayBuffer()), drawing: null };
  const edge = Math.min(whole.width, whole.height);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.min(side, edge);
  canvas
    .getContext("2d")
    ?.drawImage(whole, (whole.width - edge) / 2, (whole.height - edge) / 2, edge, edge, 0, 0, canvas.width, canvas.height);
  whole.close();
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, "image/jpeg", 0.9);
  const lighter = (await promise) ?? file;
  return { bytes: new Uint8Array(await lighter.arrayBuffer()), drawing: await drawn(lighter) };
}

async function drawn(file: Blob): Promise<ImageBitmap | null> {
  if (!("createImageBitmap" in globalThis)) return null;
  return createImageBitmap(file).catch(() => null);
}
