/** A coupon as it travels: amounts in rupees. */
export type CouponRecord = {
  readonly _id: string;
  readonly coupon: string;
  readonly coupon_type: "PUBLIC" | "PRIVATE";
  readonly product_list: readonly string[];
  readonly brand_list: readonly string[];
  readonly category_list: readonly string[];
  readonly max_no_of_products: number;
  readonly max_product_qty: number;
  readonly discount_type: "RUPEE" | "PERCENTAGE";
  readonly discount_value: number;
  readonly minimum_order_value: number;
  readonly maximum_discount_price: number;
  readonly shipping_amount: number;
  readonly available_for_web: boolean;
  readonly end_date: string | null;
  readonly terms_and_condition: string;
  readonly terms_and_condition_hi: string;
};
