/** A row of `product` as pg reads it. */
export type CardRow = {
  readonly id: string;
  readonly title: string;
  readonly hindi: string | null;
  readonly slug: string;
  readonly mrp: number | null;
  readonly minimum_quantity: number;
  readonly is_active: boolean;
  readonly brand: string | null;
  readonly cash_on_delivery: boolean;
  readonly categories: readonly string[];
  readonly gst: number;
  readonly price: number | null;
  readonly stock: number | null;
  readonly weight: number;
  readonly form: string;
  readonly size: string;
  readonly images: readonly string[];
};

export const CARD =
  "id, title, hindi, slug, mrp, minimum_quantity, is_active, brand, cash_on_delivery, categories, gst, price, stock, weight, form, size, images";

export const card = (row: CardRow) => ({
  _id: row.id,
  product_id: row.id,
  title: row.title,
  title_hi: row.hindi,
  slug: row.slug,
  mrp: row.mrp === null ? null : row.mrp / 100,
  min_qty: row.minimum_quantity,
  status: row.is_active ? "ACTIVE" : "INACTIVE",
  brand: { name: row.brand, cash_on_delivery: row.cash_on_delivery },
  category_list: row.categories,
  gst: row.gst,
  seller_list: row.price === null ? [] : [{ selling_price: row.price / 100, total_stock: row.stock }],
  shipping_details: { weight: row.weight },
  form: row.form,
  size: row.size,
  image_list: row.images.slice(0, 1),
});

export const answer = (payload: unknown) => ({ status: { status_code: 0, message: "" }, payload });
