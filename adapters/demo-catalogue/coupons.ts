import { addDays } from "date-fns/addDays";
import { format } from "date-fns/format";
import { parseISO } from "date-fns/parseISO";
import type { CouponRecord } from "./coupon-record.ts";
import type { ProductRecord } from "./product-record.ts";

/**
 * Twelve coupons that show what coupons can be. They end some days after `day` ("2026-11-20"), one the day before it.
 * Coupons of single products name the most popular ones.
 */
export function demoCoupons(day: string, products: readonly ProductRecord[]): readonly CouponRecord[] {
  const ends = (days: number) => format(addDays(parseISO(day), days), "yyyy-MM-dd");
  const teas = products
    .filter(({ form, status }) => form === "tea-box" && status === "ACTIVE")
    .slice(0, 6)
    .map(({ _id }) => _id);
  return [
    coupon({
      coupon: "WELCOME50",
      discount_type: "RUPEE",
      discount_value: 50,
      minimum_order_value: 299,
      end_date: ends(120),
      terms_and_condition: "₹50 off when your products come to ₹299 or more before tax.",
      terms_and_condition_hi: "₹299 या उससे ज़्यादा के सामान पर (टैक्स से पहले) ₹50 की छूट।",
    }),
    coupon({
      coupon: "LEAF10",
      discount_value: 10,
      minimum_order_value: 499,
      end_date: ends(45),
      terms_and_condition: "10% off everything, of the price before tax, when your products come to ₹499 or more before tax.",
      terms_and_condition_hi: "₹499 या उससे ज़्यादा के सामान पर (टैक्स से पहले) हर चीज़ पर 10% छूट, टैक्स से पहले के दाम पर।",
    }),
    coupon({
      coupon: "SEASON20",
      discount_value: 20,
      maximum_discount_price: 250,
      minimum_order_value: 999,
      end_date: `${ends(14)}T23:59:59+05:30`,
      terms_and_condition: "20% off, at most ₹250, when your products come to ₹999 or more before tax.",
      terms_and_condition_hi: "₹999 या उससे ज़्यादा के सामान पर (टैक्स से पहले) 20% छूट, ज़्यादा से ज़्यादा ₹250।",
    }),
    coupon({
      coupon: "FESTIVE15",
      discount_value: 15,
      maximum_discount_price: 200,
      minimum_order_value: 399,
      end_date: ends(-1),
      terms_and_condition: "15% off, at most ₹200, in the festive week. This offer has ended.",
      terms_and_condition_hi: "त्योहार के हफ़्ते में 15% छूट, ज़्यादा से ज़्यादा ₹200। यह ऑफ़र ख़त्म हो चुका है।",
    }),
    coupon({
      coupon: "FOODIE75",
      discount_type: "RUPEE",
      discount_value: 75,
      minimum_order_value: 450,
      category_list: ["Healthy Food", "Dietary Needs"],
      end_date: ends(60),
      terms_and_condition: "₹75 off healthy food and dietary needs. Other products in the cart do not count towards ₹450.",
      terms_and_condition_hi: "पौष्टिक आहार और ख़ास आहार पर ₹75 की छूट। कार्ट का बाक़ी सामान ₹450 में नहीं गिना जाता।",
    }),
    coupon({
      coupon: "ARANYA100",
      discount_type: "RUPEE",
      discount_value: 100,
      minimum_order_value: 799,
      brand_list: ["Aranya Roots", "Dhatri"],
      end_date: ends(30),
      terms_and_condition: "₹100 off products of Aranya Roots and Dhatri worth ₹799 or more before tax.",
      terms_and_condition_hi: "Aranya Roots और Dhatri के ₹799 या उससे ज़्यादा के सामान पर (टैक्स से पहले) ₹100 की छूट।",
    }),
    coupon({
      coupon: "CHAI30",
      discount_type: "RUPEE",
      discount_value: 30,
      minimum_order_value: 199,
      product_list: teas,
      end_date: ends(21),
      terms_and_condition: "₹30 off our six most popular teas, worth ₹199 or more before tax.",
      terms_and_condition_hi: "हमारी छह सबसे पसंदीदा चाय पर, ₹199 या उससे ज़्यादा की ख़रीद पर (टैक्स से पहले) ₹30 की छूट।",
    }),
    coupon({
      coupon: "PICKTWO",
      discount_value: 12.5,
      maximum_discount_price: 300,
      minimum_order_value: 600,
      max_no_of_products: 2,
      end_date: ends(30),
      terms_and_condition:
        "12.5% off up to two products of your cart, those with the lowest prices, worth ₹600 or more before tax, at most ₹300.",
      terms_and_condition_hi:
        "कार्ट के सबसे सस्ते, ज़्यादा से ज़्यादा दो सामान पर 12.5% छूट, अगर वे टैक्स से पहले ₹600 या उससे ज़्यादा के हों। ज़्यादा से ज़्यादा ₹300।",
    }),
    coupon({
      coupon: "CARE18",
      discount_value: 18,
      maximum_discount_price: 350,
      minimum_order_value: 700,
      category_list: ["Personal Care"],
      max_product_qty: 2,
      end_date: null,
      terms_and_condition: "18% off personal care, at most ₹350. Of each product, two pieces count.",
      terms_and_condition_hi: "पर्सनल केयर पर 18% छूट, ज़्यादा से ज़्यादा ₹350। हर सामान के दो नग गिने जाते हैं।",
    }),
    coupon({
      coupon: "QUICK25",
      discount_type: "RUPEE",
      discount_value: 25,
      minimum_order_value: 349,
      shipping_amount: 99,
      end_date: ends(90),
      terms_and_condition: "₹25 off and priority delivery at ₹99, whatever the size of the order.",
      terms_and_condition_hi: "₹25 की छूट और ₹99 में जल्दी डिलीवरी, ऑर्डर चाहे कितना भी बड़ा हो।",
    }),
    coupon({
      coupon: "NAMASTE200",
      coupon_type: "PRIVATE",
      discount_type: "RUPEE",
      discount_value: 200,
      minimum_order_value: 1499,
      end_date: ends(180),
      terms_and_condition: "₹200 off for those who were given this code, on ₹1,499 or more before tax.",
      terms_and_condition_hi: "जिन्हें यह कोड मिला है, उनके लिए ₹1,499 या उससे ज़्यादा के सामान पर (टैक्स से पहले) ₹200 की छूट।",
    }),
    coupon({
      coupon: "APPONLY30",
      discount_value: 30,
      maximum_discount_price: 150,
      minimum_order_value: 299,
      available_for_web: false,
      end_date: ends(30),
      terms_and_condition: "30% off, at most ₹150, in the app only.",
      terms_and_condition_hi: "30% छूट, ज़्यादा से ज़्यादा ₹150, सिर्फ़ ऐप में।",
    }),
  ];
}

const coupon = (
  told: Partial<CouponRecord> &
    Pick<CouponRecord, "coupon" | "discount_value" | "minimum_order_value" | "end_date" | "terms_and_condition" | "terms_and_condition_hi">,
): CouponRecord => ({
  _id: `demo-${told.coupon.toLowerCase()}`,
  coupon_type: "PUBLIC",
  product_list: [],
  brand_list: [],
  category_list: [],
  max_no_of_products: 0,
  max_product_qty: 0,
  discount_type: "PERCENTAGE",
  maximum_discount_price: 0,
  shipping_amount: 0,
  available_for_web: true,
  ...told,
});
