import { Bill } from "#web/design/bill/bill.tsx";
import { BrandLogo } from "#web/design/brand/brand-logo.tsx";
import { BrandTile } from "#web/design/brand/brand-tile.tsx";
import { Button } from "#web/design/button/button.tsx";
import { CardSkeleton } from "#web/design/skeleton/card-skeleton.tsx";
import { CategoryList } from "#web/design/category/category-list.tsx";
import { CategoryMark } from "#web/design/category/category-mark.tsx";
import { CouponCard } from "#web/design/coupon-card/coupon-card.tsx";
import { ExplainedFigure } from "#web/design/bill/explained-figure.tsx";
import { Explanation } from "#web/design/bill/explanation.tsx";
import { PriceTag } from "#web/design/price/price-tag.tsx";
import { ProductCard } from "#web/design/product-card/product-card.tsx";
import { ProductDrawing } from "#web/design/product-card/product-drawing.tsx";
import { ProductPicture } from "#web/design/product-card/product-picture.tsx";
import { StockLabel } from "#web/design/price/stock-label.tsx";
import { drawnForms } from "#web/design/art/label-boxes.ts";
import { paise } from "#core/shared/money.ts";
import { part, sum } from "#web/design/figures/explained.ts";
import { exhibit } from "./exhibit.tsx";
import { categories, ignore, product, say } from "./samples.ts";
import { hindi, long } from "./trial-texts.ts";
import type { ComponentProps } from "react";

const explained = { sentences: [say.sentence], rows: [part(say.cart, "₹1,249.00"), sum(say.applied, "₹149.88")] };
const add = (
  <Button look="quiet" onPress={ignore}>
    {say.button}
  </Button>
);
const photographed = { ...product, images: ["/icons/niramaya-512.png"] };
const card = { product, heart: null, action: add };
const figure = { label: say.shop, figure: "₹1,249.00", children: <Explanation {...explained} /> };
const coupon: ComponentProps<typeof CouponCard> = {
  code: "SAVE10",
  look: "open",
  label: say.label,
  says: say.saves,
  until: say.until,
  badge: null,
  way: null,
  action: null,
  remove: null,
  why: { words: say.why, label: say.why, draw: () => <Explanation {...explained} /> },
  terms: null,
  step: null,
};
const press = { label: say.saves, shown: say.saves, onPress: ignore };
const terms = { words: say.terms, label: say.terms, html: say.html };

/** What is sold, and what it costs. */
export const productParts = [
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
  exhibit(CardSkeleton, () => ({ loading: {} }), { room: "card" }),
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
  exhibit(PriceTag, () => ({
    "below its MRP": { price: paise(19_900), mrp: paise(24_900) },
    "without an MRP": { price: paise(19_900), mrp: null },
    "at its MRP": { price: paise(24_900), mrp: paise(24_900) },
    free: { price: paise(0), mrp: null },
    "big, with paise": { price: paise(12_345_650), mrp: paise(24_900_000), size: "big" },
  })),
  exhibit(StockLabel, () => ({
    "in stock": { label: { kind: "in-stock" } },
    "few left": { label: { kind: "few-left", left: 3 } },
    "out of stock": { label: { kind: "out-of-stock" } },
  })),
  exhibit(BrandLogo, () => ({
    "one word": { name: "Himshikhar", className: "gallery-picture" },
    "two words": { name: "Zafran House", className: "gallery-picture" },
    long: { name: long.name, className: "gallery-picture" },
    Hindi: { name: "हिमशिखर", className: "gallery-picture" },
  })),
  exhibit(
    BrandTile,
    () => ({
      "one product": { name: "Zafran House", products: 1 },
      many: { name: "Himshikhar", products: 1_234 },
      none: { name: "Himshikhar", products: 0 },
      long: { name: long.name, products: 12 },
    }),
    { room: "card" },
  ),
  exhibit(CategoryMark, () =>
    Object.fromEntries([...categories.map(({ slug }) => slug), say.unknown].map((slug) => [slug, { slug, className: "gallery-mark" }])),
  ),
  exhibit(
    CategoryList,
    () => ({
      some: { categories },
      long: { categories: [{ slug: "long", title: long.word, products: 1 }] },
      Hindi: { categories: hindi.choices.map((title) => ({ slug: title, title, products: 1 })) },
    }),
    { room: "all" },
  ),
  exhibit(
    CouponCard,
    () => ({
      open: { ...coupon, action: press },
      "that only tells": coupon,
      on: { ...coupon, look: "on", badge: say.applied, remove: { label: say.remove, shown: say.remove, onPress: ignore }, terms },
      shut: { ...coupon, look: "shut", says: say.unlock, way: { label: say.unlock, most: 50_000, reached: 43_900 }, step: add },
      long: {
        ...coupon,
        code: "FESTIVEOFLIGHTS2026WHOLESHOP",
        badge: say.applied,
        label: long.line,
        says: long.line,
        action: press,
        terms,
      },
      Hindi: {
        ...coupon,
        badge: hindi.why,
        label: hindi.title,
        says: hindi.notice,
        until: ` ${hindi.hint}`,
        action: { ...press, shown: hindi.button },
      },
    }),
    { room: "card", stand: (drawn) => <ul>{drawn}</ul> },
  ),
  exhibit(
    Explanation,
    () => ({
      "sentences and a sum": explained,
      "sentences alone": { sentences: [say.sentence, long.text], rows: [] },
      "a sum alone": { sentences: [], rows: explained.rows },
      long: { sentences: [long.text], rows: [part(long.line, "₹12,34,56,789.00"), sum(long.word, "₹12,34,56,789.00")] },
      Hindi: { sentences: [hindi.sentence], rows: [part(hindi.title, "₹1,249.00"), sum(hindi.hint, "₹149.88")] },
    }),
    {
      room: "card",
      stand: (drawn) => (
        <div className="bill">
          <div className="explanation">{drawn}</div>
        </div>
      ),
    },
  ),
  exhibit(
    ExplainedFigure,
    () => ({
      plain: figure,
      less: { ...figure, label: say.applied, figure: "−₹149.88", tone: "less" },
      total: { ...figure, label: say.cart, figure: "₹1,100.00", tone: "total" },
      long: { ...figure, label: long.line, figure: "₹12,34,56,789.00" },
      Hindi: { ...figure, label: hindi.title },
    }),
    { room: "card", stand: (drawn) => <div className="bill">{drawn}</div> },
  ),
  exhibit(
    Bill,
    () => ({
      whole: {
        figures: [
          { label: say.shop, figure: "₹1,249.00", tone: "plain", explained },
          { label: say.applied, figure: "−₹149.88", tone: "less", explained },
          { label: say.cart, figure: "₹1,100.00", tone: "total", explained },
        ],
      },
      empty: { figures: [] },
      Hindi: { figures: [{ label: hindi.title, figure: "₹1,249.00", tone: "total", explained }] },
    }),
    { room: "card" },
  ),
];
