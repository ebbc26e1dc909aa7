import multipart from "@fastify/multipart";
import { LARGEST_UPLOAD } from "#core/files/upload.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Files that are read at once, each into memory, of everybody and of one session: whoever comes then is asked to come again. */
const AT_ONCE = { all: 16, one: 3 };

const LIMITS = { fileSize: LARGEST_UPLOAD, files: 1, fields: 4, parts: 5, fieldSize: 1_000, fieldNameSize: 100, headerPairs: 20 };

/** The bytes of the one file that a form holds; null: there is none, or the form breaks off. What its sender calls it says nothing. */
export type FileIn = (request: FastifyRequest) => Promise<Uint8Array | null>;

/** Lets `api` read forms with a file. Nothing is read before somebody asks for the file. */
export function readFiles(api: FastifyInstance): FileIn {
  api.register(multipart, { limits: LIMITS });
  let reading = 0;
  const readingOf = new Map<string, number>();
  return async (request) => {
    if (!request.isMultipart()) return null;
    const whose = request.headers.authorization ?? "";
    const others = readingOf.get(whose) ?? 0;
    if (reading >= AT_ONCE.all || others >= AT_ONCE.one) throw new PortUnavailable("room for another file", null);
    reading += 1;
    readingOf.set(whose, others + 1);
    try {
      const part = await request.file();
      if (part === undefined) return null;
      const bytes = await part.toBuffer();
      if (part.file.truncated) throw tooLarge(); // The library misses it where the last piece alone was too much.
      return bytes;
    } catch (error) {
      if (error instanceof Error && "statusCode" in error) throw error; // Too large, or too many.
      return null;
    } finally {
      reading -= 1;
      const left = (readingOf.get(whose) ?? 1) - 1;
      if (left === 0) readingOf.delete(whose);
      else readingOf.set(whose, left);
    }
  };
}

const tooLarge = () => Object.assign(new Error("too large"), { statusCode: 413 });
