import { paise } from "#core/shared/money.ts";
import { drawnForms } from "#web/design/art/label-boxes.ts";
import { exhibit } from "#web/gallery/exhibit.tsx";
import { product } from "#web/gallery/samples.ts";
import { add } from "#web/gallery/samples/add.tsx";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { drawingClass } from "./drawing-class.ts";
import { DrawnPack } from "./drawn-pack.tsx";
import { ProductCard } from "./product-card.tsx";
import { ProductDrawing } from "./product-drawing.tsx";
import { ProductPicture } from "./product-picture.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

const photographed = { ...product, images: ["/icons/niramaya-512.png"] };
const card = { product, heart: null, delivery: null, action: add };

export const productCardExhibits: readonly Exhibit[] = [
  exhibit(
    ProductCard,
    () => ({
      plain: card,
      "with a photograph": { ...card, product: photographed },
      rated: { ...card, product: { ...product, rating: { average: 4.3, ratings: 1_234 } } },
      "few left": { ...card, product: { ...product, offer: { price: paise(49_950), stock: 3 } } },
      "prepaid alone, without an MRP": { ...card, product: { ...product, form: "honey-jar", cashOnDelivery: false, mrp: null } },
      "out of stock": { ...card, action: null, product: { ...product, form: "soap-bar", offer: { price: paise(9_900), stock: 0 } } },
      "without a price or a brand": { ...card, action: null, product: { ...product, brand: null, offer: null } },
      long: { ...card, product: { ...product, form: "oil-bottle", title: long.line, brand: long.name, size: long.word } },
      Hindi: { ...card, product: { ...product, title: hindi.title, brand: "हिमशिखर" } },
    }),
    { room: "card" },
  ),
  exhibit(
    DrawnPack,
    () => ({
      plain: { product },
      "without a brand": { product: { ...product, brand: null } },
      long: { product: { ...product, form: "tea-box", brand: long.name, title: long.line, size: long.word } },
    }),
    {
      stand: (pack) => (
        <svg className={`${drawingClass(product)} gallery-picture`} viewBox="0 0 240 280" role="img" aria-label={product.title}>
          {pack}
        </svg>
      ),
    },
  ),
  exhibit(ProductDrawing, () => {
    const drawn = (given: Partial<typeof product>) => ({ product: { ...product, ...given }, className: "gallery-picture" });
    return {
      ...Object.fromEntries(drawnForms.map((form) => [form, drawn({ form })])),
      "a form that nobody drew": drawn({ form: "amphora" }),
      "without a brand": drawn({ brand: null }),
      long: drawn({ form: "tea-box", brand: long.name, title: long.line, size: long.word }),
      Hindi: drawn({ form: "oil-bottle", brand: "हिमशिखर", title: hindi.title, size: "१०० ग्राम" }),
    };
  }),
  exhibit(
    ProductPicture,
    () => ({
      "a photograph": { product: photographed },
      "a photograph that does not come": { product: { ...product, images: ["/manifest.webmanifest"] } },
      drawn: { product },
    }),
    { stand: (drawn) => <div className="gallery-picture tile">{drawn}</div> },
  ),
];
