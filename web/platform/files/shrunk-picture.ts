import type { PictureToSend } from "./cropped-picture.ts";

/**
 * The whole picture, with at most so many pixels a side. The full picture of a camera would take minutes on a slow network. A picture that
 * the browser cannot draw is sent as it is.
 */
export async function shrunkPicture(file: Blob, side: number): Promise<PictureToSend> {
  const whole = "createImageBitmap" in globalThis ? await createImageBitmap(file).catch(() => null) : null;
  if (whole === null) return { bytes: new Uint8Array(await file.arrayBuffer()), drawing: null };
  const scale = Math.min(1, side / Math.max(whole.width, whole.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(whole.width * scale));
  canvas.height = Math.max(1, Math.round(whole.height * scale));
  canvas.getContext("2d")?.drawImage(whole, 0, 0, canvas.width, canvas.height);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, "image/jpeg", 0.88);
  const smaller = (await promise) ?? file;
  return { bytes: new Uint8Array(await smaller.arrayBuffer()), drawing: whole };
}
