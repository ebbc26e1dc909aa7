import multipart from "@fastify/multipart";
import { LARGEST_VIDEO } from "#core/files/keep-video.ts";
import { LARGEST_UPLOAD } from "#core/files/upload.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ByteChunks } from "#core/files/byte-chunks.ts";

/** Files that are read at once, of everybody and of one session: whoever comes then is asked to come again. */
const AT_ONCE = { all: 16, one: 3 };

const LIMITS = { fileSize: LARGEST_UPLOAD, files: 1, fields: 4, parts: 5, fieldSize: 1_000, fieldNameSize: 100, headerPairs: 20 };

/** What is larger than any file that is taken piece by piece is cut off behind this, and so told to be too large. */
const LARGEST_STREAM = LARGEST_VIDEO + 1;

export type FileForms = {
  /** The bytes of the one file that a form holds; null: there is none, or the form breaks off. What its sender calls it says nothing. */
  whole(request: FastifyRequest, reply: FastifyReply): Promise<Uint8Array | null>;
  /** The same as it comes; whoever goes through it hears where it breaks off. */
  pieces(request: FastifyRequest, reply: FastifyReply): Promise<ByteChunks | null>;
};

/** Lets `api` read forms with a file. Nothing is read before somebody asks for the file. */
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
        if (part.file.truncated) throw saying(413); // The library misses it where the last piece alone was too much.
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
      reply.raw.once("close", leave); // What is taken piece by piece is taken until then.
      const part = await request.file({ limits: { ...LIMITS, fileSize: LARGEST_STREAM } }).catch(() => undefined);
      if (part === undefined) return null;
      reply.raw.once("finish", () => part.file.resume()); // Whoever was told no may still be sending.
      return toTheEnd(part.file);
    },
  };
}

/** Whoever hung up while they were looked up says so no more: what waits for their form, or for their going, would wait for ever. */
const hasGone = ({ raw }: FastifyRequest): boolean => raw.destroyed;

async function* toTheEnd(pieces: ByteChunks): AsyncGenerator<Uint8Array> {
  try {
    yield* pieces;
  } catch {
    throw saying(400); // Its sender has gone.
  }
}

/** Who is sending files. */
class Room {
  #reading = 0;
  readonly #readingOf = new Map<string, number>();

  /** Throws PortUnavailable where there is no room. Answers how to leave, once. */
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
