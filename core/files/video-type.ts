import type { VideoType } from "./upload.ts";

/** The type of a video, recognised by its first bytes, whatever the file's name says; null: it is no accepted type. */
export function videoTypeOf(head: Uint8Array): VideoType | null {
  if (head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3)
    return latin(head, 4, head.length).includes("webm") ? "video/webm" : null;
  const box = latin(head, 4, 8);
  if (box === "ftyp") return latin(head, 8, 12) === "qt  " ? "video/quicktime" : brandIn(latin(head, 8, 12));
  return box === "moov" || box === "wide" ? "video/quicktime" : null;
}

/** Pictures (HEIC, AVIF) come in the same container. They are no videos. */
const brandIn = (brand: string): VideoType | null =>
  /^(isom|iso\d|mp4\d|avc1|M4V |M4VP|MSNV|3gp\w|dash|f4v )$/.test(brand) ? "video/mp4" : null;

const latin = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
