import { keepFile } from "./keep-file.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { FilePorts, TooManyUploads } from "./keep-file.ts";
import type { Pictures } from "./pictures.port.ts";
import type { Upload, UploadKind } from "./upload.ts";

export type PictureRefused = TooManyUploads | { readonly kind: "no-picture" };
export type PicturePorts = FilePorts & { readonly pictures: Pictures };

type Sent = { readonly owner: CustomerId; readonly kind: UploadKind; readonly bytes: Uint8Array };

/** Draws a picture anew and stores it. `at` in milliseconds since 1970. */
export const keepPicture = (
  { pictures, ...ports }: PicturePorts,
  { owner, kind, bytes }: Sent,
  at: number,
): Promise<Result<Upload, PictureRefused>> =>
  keepFile<"no-picture">(ports, { owner, kind, make: async () => (await pictures.redrawn(bytes, kind.longestSide)) ?? "no-picture" }, at);
