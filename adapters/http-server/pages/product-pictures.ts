import { entityTagOf, hasAlready } from "#adapters/http-server/answers/entity-tag.ts";
import type { FastifyInstance } from "fastify";
import type { Drawing, Painter } from "#core/files/drawing.port.ts";

type Needs = {
  /** The drawing of the product with this slug; null: there is no such product. */
  readonly drawingOf: (slug: string) => Promise<Drawing | null>;
  /** Makes a JPEG of the drawing. */
  readonly painter: Painter;
};

const PICTURES = "/shop/product-picture/";
const JPEG = ".jpg";
const FOR_A_DAY = "public, max-age=86400";

/** How many painted pictures are kept, about 30 kB each, because many people look at a page that is shared. */
const MOST_KEPT = 300;

/** Pictures of products, for people who share a product's page. */
export const productPictures =
  ({ drawingOf, painter }: Needs) =>
  (app: FastifyInstance): void => {
    const stored = new Map<string, Promise<Uint8Array>>();

    const pictureOf = (tag: string, drawing: Drawing): Promise<Uint8Array> => {
      const known = stored.get(tag);
      if (known !== undefined) return known;
      const begun = painter.painted(drawing);
      stored.set(tag, begun);
      begun.catch(() => stored.delete(tag)); // The next caller tries again.
      for (const oldest of stored.keys()) {
        if (stored.size <= MOST_KEPT) break;
        stored.delete(oldest);
      }
      return begun;
    };

    app.get<{ Params: { file: string } }>(`${PICTURES}:file`, async (request, reply) => {
      const { file } = request.params;
      const drawing = file.endsWith(JPEG) ? await drawingOf(file.slice(0, -JPEG.length)) : null;
      if (drawing === null) return reply.code(404).type("text/plain; charset=utf-8").send("Not found");
      const tag = entityTagOf(JSON.stringify(drawing));
      reply.headers({ "cache-control": FOR_A_DAY, etag: tag, "cross-origin-resource-policy": "cross-origin" });
      if (hasAlready(request, tag)) return reply.code(304).send();
      return reply.type("image/jpeg").send(Buffer.from(await pictureOf(tag, drawing)));
    });
  };
