import { ShowProduct } from "#core/catalogue/show-product.use-case.ts";
import { Painter } from "#core/files/drawing.port.ts";
import { productPictures } from "#adapters/http-server/pages/product-pictures.ts";
import { sharpPainter } from "#adapters/pictures/sharp-painter.ts";
import type { FastifyInstance } from "fastify";
import type { Container } from "inversify";
import type { Pages } from "#adapters/http-server/pages/pages.ts";

/** Letters come from the fonts of the papers. */
export const painter = (): Painter => sharpPainter(async () => (await import("#adapters/pdf/text-outlines.ts")).textOutlines());

/** Products as pages draw them, painted for whoever shares a page. */
export const productPictureRoutes = (container: Container, drawing: NonNullable<Pages["drawing"]>): ((app: FastifyInstance) => void) =>
  productPictures({
    async drawingOf(slug) {
      const shown = await container.get(ShowProduct)(slug);
      return shown.kind === "refused" ? null : drawing(shown.value);
    },
    painter: { painted: (drawn) => container.get(Painter).painted(drawn) },
  });
