import { TICKET_PICTURE, TICKET_VIDEO } from "./ticket-file.ts";
import { keepVideo } from "../files/keep-video.ts";
import { ok } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Files } from "../files/files.port.ts";
import { Uploads } from "../files/uploads.port.ts";
import { Limits } from "../shared/limits.port.ts";
import { Clock } from "../shared/clock.port.ts";
import { pictureNeeds, sendPicture } from "../files/send-picture.ts";
import type { FileId } from "../files/file-id.ts";
import type { PictureRefused } from "../files/keep-picture.ts";
import type { FilePorts } from "../files/keep-file.ts";
import type { VideoRefused } from "../files/keep-video.ts";
import type { ByteChunks } from "../files/byte-chunks.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";

/**
 * Stores a picture for a ticket's message and answers the id by which the message names it. While the bytes travel, `sent` is called with
 * the share that has been sent, 0 to 1. Source: specification/tickets.md, Calls.
 */
export type SendTicketPicture = (
  customer: CustomerId,
  bytes: Uint8Array,
  sent?: (share: number) => void,
) => Promise<Result<FileId, PictureRefused>>;
export const SendTicketPicture = useCase<SendTicketPicture>("tickets", "SendTicketPicture");

/** Stores a video for a ticket's message in the same way. The video is kept as it is. Source: specification/tickets.md, Calls. */
export type SendTicketVideo = (
  customer: CustomerId,
  pieces: ByteChunks,
  sent?: (share: number) => void,
) => Promise<Result<FileId, VideoRefused>>;
export const SendTicketVideo = useCase<SendTicketVideo>("tickets", "SendTicketVideo");

export const makeSendTicketVideo = maker(
  SendTicketVideo,
  { files: Files, uploads: Uploads, limits: Limits, now: Clock },
  ({ now, ...ports }: FilePorts & { readonly now: Clock }) =>
    async (owner, pieces) => {
      const stored = await keepVideo(ports, { owner, kind: TICKET_VIDEO, pieces }, now());
      return stored.kind === "refused" ? stored : ok(stored.value.id);
    },
);

export const makeSendTicketPicture = maker(SendTicketPicture, pictureNeeds, (needs) => sendPicture(needs, TICKET_PICTURE));
