import multipart from "@fastify/multipart";
import { networkOf } from "#core/identity/network.ts";
import { LARGEST_VIDEO } from "#core/files/keep-video.ts";
import { LARGEST_UPLOAD } from "#core/files/upload.ts";
import { LATE } from "#adapters/http-server/requests/bad-request.ts";
import { UploadPlaces } from "./upload-places.ts";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ByteChunks } from "#core/files/byte-chunks.ts";

const LIMITS = { fileSize: LARGEST_UPLOAD, files: 1, fields: 4, parts: 5, fieldSize: 1_000, fieldNameSize: 100, headerPairs: 20 };

/** A file that is larger than any accepted one is cut off after this number of bytes, so that it is recognised as too large. */
const LARGEST_STREAM = LARGEST_VIDEO + 1;

/** What a form has beside its file: boundaries, headers and small fields. */
const BESIDE_FILE = 16 * 1024;

/**
 * Whoever sends fewer bytes within so many milliseconds, less than the slowest mobile line brings, gives the place back: otherwise a few
 * could hold all of them.
 */
const LEAST_SPEED = { bytes: 20_000, within: 10_000 };

/**
 * For so many milliseconds the rest of a form that was answered before its end is taken off the line: whoever is still sending reads the
 * answer, and the connection serves again.
 */
const REST = 30_000;

/** Who sends a form. `account` null: nobody has to be signed in for it. */
export type FormSender = { readonly account: string | null };

export type FileForms = {
  /** The bytes of the one file in a form; null: there is none, or the form breaks off. The file's name is ignored. */
  whole(request: FastifyRequest, reply: FastifyReply, sender: FormSender): Promise<Uint8Array | null>;
  /** The file's bytes piece by piece. If the form breaks off, reading the pieces fails. */
  pieces(request: FastifyRequest, reply: FastifyReply, sender: FormSender): Promise<ByteChunks | null>;
};

/**
 * Lets `api` read forms with a file. Nothing is read before a route asks for the file, and nothing is left on the line after its answer.
 */
export function readFileForms(api: FastifyInstance): FileForms {
  api.register(multipart, { limits: LIMITS });
  api.addHook("onRequest", ({ raw }, reply, done) => {
    reply.raw.once("finish", () => takeRest(raw));
    done();
  });
  const places = new UploadPlaces();

  /** Takes a place, which is given back at the latest when the connection or the answer ends. */
  async function enter({ raw, ip }: FastifyRequest, reply: FastifyReply, { account }: FormSender): Promise<() => void> {
    const gone = new AbortController();
    reply.raw.once("close", () => gone.abort());
    const address = networkOf(ip);
    const leave = await places.take({ account: account ?? address, address }, gone.signal);
    if (leave === null) throw saying(429);
    const endWatch = endTooSlow(raw);
    const end = () => {
      endWatch();
      leave();
    };
    if (hasGone(raw)) end();
    else reply.raw.once("close", end);
    return end;
  }

  return {
    async whole(request, reply, sender) {
      if (!request.isMultipart() || hasGone(request.raw)) return null;
      const leave = await enter(request, reply, sender);
      try {
        if (hasGone(request.raw)) return null;
        const part = await request.file();
        if (part === undefined) return null;
        const bytes = await part.toBuffer();
        if (part.file.truncated) throw saying(413); // The library does not report this if only the last piece was too much.
        return bytes;
      } catch (error) {
        if (error instanceof Error && "statusCode" in error) throw error; // Too large, or too many.
        return null;
      } finally {
        leave();
      }
    },
    async pieces(request, reply, sender) {
      if (!request.isMultipart() || hasGone(request.raw)) return null;
      await enter(request, reply, sender); // A file that is read piece by piece keeps its place until its answer.
      if (hasGone(request.raw)) return null;
      const part = await request.file({ limits: { ...LIMITS, fileSize: LARGEST_STREAM } }).catch(() => undefined);
      return part === undefined ? null : toTheEnd(part.file);
    },
  };
}

/** Whether a form is too large for a file of at most `largest` bytes, by its own word. */
export function saysTooLarge({ headers }: FastifyRequest, largest: number): boolean {
  return Number(headers["content-length"] ?? 0) > largest + BESIDE_FILE;
}

/** Whether the caller has already hung up. If so, no further event comes, and waiting for the form or for the end would never stop. */
const hasGone = (raw: IncomingMessage): boolean => raw.destroyed;

/**
 * Ends the request of whoever sends too slowly. Where bytes wait to be read, it is the server that is slow. Answers what ends the watch.
 */
function endTooSlow(raw: IncomingMessage): () => void {
  const { socket } = raw;
  let before = socket.bytesRead;
  const watch = setInterval(() => {
    const came = socket.bytesRead - before;
    before = socket.bytesRead;
    if (raw.complete || came >= LEAST_SPEED.bytes || raw.readableLength > 0) return;
    socket.write(LATE);
    socket.destroySoon();
  }, LEAST_SPEED.within).unref();
  return () => clearInterval(watch);
}

function takeRest(raw: IncomingMessage): void {
  if (raw.complete || raw.destroyed) return;
  raw.unpipe();
  raw.resume();
  const late = setTimeout(() => raw.destroy(), REST).unref();
  raw.once("close", () => clearTimeout(late));
}

async function* toTheEnd(pieces: ByteChunks): AsyncGenerator<Uint8Array> {
  try {
    yield* pieces;
  } catch {
    throw saying(400); // The sender has gone.
  }
}

const saying = (statusCode: number) => Object.assign(new Error("the file is not taken"), { statusCode });
