/** A part of a file, to be changed at will: the point of these tests is what does not fit. */
export type WirePart = { [key: string]: unknown };

/** The least that a line may hold. */
export const aWireLine = (): WirePart => ({
  quantity: 2,
  product: { _id: "p1", gst: 12, seller_list: [{ selling_price: 100, total_stock: 9 }] },
});

/** The least that a coupon may hold. */
export const aWireCoupon = (): WirePart => ({ coupon: "SAVE10", discount_type: "PERCENTAGE", discount_value: 10 });

/** A file in which every key that is read stands, each with a right value. */
export const aWireFile = (): WirePart => ({
  cart: [
    {
      _id: "l1",
      product_id: "p1",
      quantity: 2,
      total_amount: 200,
      product: {
        _id: "p1",
        title: "Triphala",
        slug: "triphala",
        status: "ACTIVE",
        min_qty: 1,
        brand: { name: "Vanya" },
        category_list: ["Ayurveda"],
        gst: 12,
        seller_list: [{ selling_price: 100, total_stock: 9 }],
        shipping_details: { weight: 50 },
      },
    },
  ],
  coupons: [
    {
      coupon: "SAVE10",
      coupon_type: "PUBLIC",
      available_for_web: true,
      product_list: ["p1"],
      brand_list: ["Vanya"],
      category_list: ["Ayurveda"],
      max_no_of_products: 2,
      max_product_qty: 3,
      discount_type: "PERCENTAGE",
      discount_value: 10,
      minimum_order_value: 100,
      maximum_discount_price: 50,
      shipping_amount: 20,
      end_date: "2026-12-31",
    },
  ],
  coupon_code: "SAVE10",
  shipping: {
    basic_charges: { minimum_order: 499, shipping_charges: 60 },
    weight_exceed: { weight: 5, minimum_order: 999, shipping_charges: 120 },
  },
  at: "2026-11-20T10:00:00+05:30",
  candidates: [{ _id: "p2", gst: 5, seller_list: [{ selling_price: 50, total_stock: 9 }] }],
});

/** The same file with another value at a path; `undefined` takes the key away. */
export function changed(file: WirePart, path: string, value: unknown): WirePart {
  const steps = path.match(/[^.[\]]+/g) ?? [];
  const last = steps.pop() ?? "";
  let part: unknown = file;
  for (const step of steps) part = isPart(part) ? part[step] : undefined;
  if (!isPart(part)) throw new Error(`the file has no ${path}`);
  if (value === undefined) delete part[last];
  else part[last] = value;
  return file;
}

const isPart = (value: unknown): value is WirePart => typeof value === "object" && value !== null;
