import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { S3Client, S3Errors } from "@bradenmacdonald/s3-lite-client";
import { fileId, fileIdIn } from "#core/files/file-id.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import type { ByteChunks } from "#core/files/byte-chunks.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { Files } from "#core/files/files.port.ts";
import type { BucketAddress } from "./bucket-address.ts";

/** How long the bucket may take to begin an answer, in milliseconds; a large file takes longer to send, a part at a time. */
const TIMEOUT = 20_000;
/** A larger file is sent in parts of this size, of which four are on their way at once. */
const PART = 8 * 1024 * 1024;

/**
 * Files in a bucket of any server that speaks S3, under their ids. Several servers share one bucket.
 *
 * The bucket must exist and be private. Parts of a file whose server ended while it sent them are removed by a rule of
 * the bucket's own ("abort incomplete multipart uploads").
 */
export function filesInBucket({ bucket, endPoint, region, accessKey, secretKey }: BucketAddress): Files {
  const client = new S3Client({ endPoint, bucket, region, accessKey, secretKey });
  const reading = async (id: FileId, part?: { offset: number; length: number }): Promise<Response | null> =>
    inTime(part === undefined ? client.getObject(id) : client.getPartialObject(id, part)).catch(nothingWhereMissing);
  return {
    async put(bytes) {
      const id = newId();
      await withOutages(() => sent(client, id, bytes.slice()));
      return id;
    },
    putPieces: (pieces, most) =>
      withOutages(async () => {
        const id = newId();
        const bytes = await sentInParts(client, id, pieces, most);
        return bytes === "too-large" ? bytes : { id, bytes };
      }),
    putAs: (id, pieces) =>
      withOutages(async () => {
        await sentInParts(client, id, pieces, Number.POSITIVE_INFINITY);
      }),
    read: (id) =>
      withOutages(async () => {
        const found = await reading(id);
        return found === null ? null : new Uint8Array(await found.arrayBuffer());
      }),
    readPart: (id, { first, last }) =>
      withOutages(async () => {
        const isWhole = first === 0 && last >= Number.MAX_SAFE_INTEGER;
        const found = await reading(id, isWhole ? undefined : { offset: first, length: last - first + 1 });
        return found === null ? null : piecesOf(found);
      }),
    remove: (id) => withOutages(() => inTime(client.deleteObject(id)).catch((error: unknown) => void nothingWhereMissing(error))),
    async *putBefore(at) {
      const objects = client.listObjects();
      for (;;) {
        const next = await withOutages(() => inTime(objects.next()));
        if (next.done === true) return;
        const id = fileIdIn(next.value.key);
        if (id !== null && next.value.lastModified.getTime() < at) yield id;
      }
    },
  };
}

const newId = (): FileId => fileId(randomBytes(24).toString("base64url"));

const sent = async (client: S3Client, id: FileId, bytes: Uint8Array<ArrayBuffer>): Promise<void> => {
  await inTime(client.putObject(id, bytes));
};

/** Sends pieces by way of a file beside this process: nothing has reached the bucket where their sender breaks off or they are too many. */
async function sentInParts(client: S3Client, id: FileId, pieces: ByteChunks, most: number): Promise<number | "too-large"> {
  const folder = await mkdtemp(join(tmpdir(), "niramaya-upload-"));
  try {
    const path = join(folder, id);
    const bytes = await collected(path, pieces, most);
    if (bytes === "too-large") return bytes;
    const stream = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
    await inTime(client.putObject(id, stream, { size: bytes, partSize: PART }), TIMEOUT * (1 + Math.ceil(bytes / PART)));
    return bytes;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function collected(path: string, pieces: ByteChunks, most: number): Promise<number | "too-large"> {
  const file = await open(path, "wx", 0o600);
  let bytes = 0;
  try {
    for await (const piece of pieces) {
      bytes += piece.length;
      if (bytes > most) return "too-large";
      await file.writeFile(piece);
    }
    return bytes;
  } finally {
    await file.close();
  }
}

/** Web streams give up their lock where the reader stops in the middle. */
async function* piecesOf(response: Response): ByteChunks {
  if (response.body === null) return;
  try {
    yield* Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]) as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw new PortUnavailable("files", error);
  }
}

function nothingWhereMissing(error: unknown): null {
  if (error instanceof S3Errors.ServerError && error.statusCode === 404 && error.code === "NoSuchKey") return null;
  throw error;
}

class TooSlow extends Error {
  override readonly name = "TooSlow";
}

/** The client itself waits for as long as the bucket lets it. */
async function inTime<Answer>(request: Promise<Answer>, timeout: number = TIMEOUT): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow(`the bucket did not answer in ${timeout} ms`)), timeout);
  });
  try {
    return await Promise.race([request, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A bucket that is gone, slow or closed to us is an outage; so is a disk on which nothing can be collected. */
async function withOutages<Outcome>(act: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await act();
  } catch (error) {
    throw isOutage(error) ? new PortUnavailable("files", error) : error;
  }
}

/** `fetch` throws a TypeError where nobody answers. */
const isOutage = (error: unknown): boolean =>
  error instanceof S3Errors.S3Error ||
  error instanceof TooSlow ||
  (error instanceof TypeError && error.message === "fetch failed") ||
  (error instanceof Error && "syscall" in error);
