import multipart from "@fastify/multipart";
import { LARGEST_VIDEO } from "#core/files/keep-video.ts";
import { LARGEST_UPLOAD } from "#core/files/upload.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ByteChunks } from "#core/files/byte-chunks.ts";

/** How many files are read at once, of all callers and of one session. Further callers are asked to come again. */
const AT_ONCE = { all: 16, one: 3 };

const LIMITS = { fileSize: LARGEST_UPLOAD, files: 1, fields: 4, parts: 5, fieldSize: 1_000, fieldNameSize: 100, headerPairs: 20 };

/** A file that is larger than any accepted one is cut off after this number of bytes, so that it is recognised as too large. */
const LARGEST_STREAM = LARGEST_VIDEO + 1;

export type FileForms = {
  /** The bytes of the one file in a form; null: there is none, or the form breaks off. The file's name is ignored. */
  whole(request: FastifyRequest, reply: FastifyReply): Promise<Uint8Array | null>;
  /** The file's bytes piece by piece. If the form breaks off, reading the pieces fails. */
  pieces(request: FastifyRequest, reply: FastifyReply): Promise<ByteChunks | null>;
};

/** Lets `api` read forms with a file. Nothing is read before a route asks for the file. */
export function readFileForms(api: FastifyInstance): FileForms {
  api.register(multipart, { limits: LIMITS });
  const room = new Room();
  return {
    async whole(request) {
      if (!request.isMultipart() || hasGone(request)) return null;
      const leave = room.enter(request);
      try {
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
    async pieces(request, reply) {
      if (!request.isMultipart() || hasGone(request)) return null;
      const leave = room.enter(request);
      reply.raw.once("close", leave); // A file that is read piece by piece keeps its place until the connection closes.
      const part = await request.file({ limits: { ...LIMITS, fileSize: LARGEST_STREAM } }).catch(() => undefined);
      if (part === undefined) return null;
      reply.raw.once("finish", () => part.file.resume()); // A caller who was refused may still be sending.
      return toTheEnd(part.file);
    },
  };
}

/** Whether the caller has already hung up. If so, no further event comes, and waiting for the form or for the end would never stop. */
const hasGone = ({ raw }: FastifyRequest): boolean => raw.destroyed;

async function* toTheEnd(pieces: ByteChunks): AsyncGenerator<Uint8Array> {
  try {
    yield* pieces;
  } catch {
    throw saying(400); // The sender has gone.
  }
}

/** The places of callers who are sending files. */
class Room {
  #reading = 0;
  readonly #readingOf = new Map<string, number>();

  /** Takes a place. Throws PortUnavailable if there is none. Answers a function that gives it back, once. */
  enter(request: FastifyRequest): () => void {
    const whose = request.headers.authorization ?? "";
    const others = this.#readingOf.get(whose) ?? 0;
    if (this.#reading >= AT_ONCE.all || others >= AT_ONCE.one) throw new PortUnavailable("room for another file", null);
    this.#reading += 1;
    this.#readingOf.set(whose, others + 1);
    return () => {
      this.#reading -= 1;
      const left = (this.#readingOf.get(whose) ?? 1) - 1;
      if (left === 0) this.#readingOf.delete(whose);
      else this.#readingOf.set(whose, left);
    };
  }
}

const saying = (statusCode: number) => Object.assign(new Error("the file is not taken"), { statusCode });
