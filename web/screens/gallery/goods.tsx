import { Bill } from "#web/parts/bill.tsx";
import { BrandTile } from "#web/parts/brand-tile.tsx";
import { CardSkeleton } from "#web/parts/card-skeleton.tsx";
import { CouponCard } from "#web/parts/coupon-card.tsx";
import { Explanation } from "#web/parts/explanation.tsx";
import { PriceTag } from "#web/parts/price-tag.tsx";
import { ProductCard } from "#web/parts/product-card.tsx";
import { StockLabel } from "#web/parts/stock-label.tsx";
import { paise } from "#core/shared/money.ts";
import { part, sum } from "#web/wording/explained.ts";
import { Button } from "#web/parts/button.tsx";
import { Exhibit } from "./exhibit.tsx";
import { products, say } from "./samples.ts";

const ignore = () => {};
const explained = { sentences: [say.sentence], rows: [part(say.cart, "₹1,249.00"), sum(say.applied, "₹149.88")] };
const why = { words: say.why, label: say.why, draw: () => <Explanation {...explained} /> };
const coupon = {
  label: say.label,
  says: say.saves,
  until: say.until,
  badge: null,
  way: null,
  action: null,
  remove: null,
  why,
  terms: null,
  step: null,
};

/** What is sold, and what it costs. */
export const Goods = () => (
  <>
    <Exhibit of="ProductCard">
      <div className="grid grid-cols-2 gap-3">
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            heart={null}
            action={
              <Button look="quiet" onPress={ignore}>
                {say.button}
              </Button>
            }
          />
        ))}
        <CardSkeleton />
      </div>
    </Exhibit>
    <Exhibit of="PriceTag">
      <PriceTag price={paise(19_900)} mrp={paise(24_900)} />
      <PriceTag price={paise(19_900)} mrp={null} />
      <PriceTag price={paise(12_345_600)} mrp={paise(24_900_000)} size="big" />
    </Exhibit>
    <Exhibit of="StockLabel">
      <div className="flex flex-wrap gap-3">
        <StockLabel label={{ kind: "in-stock" }} />
        <StockLabel label={{ kind: "few-left", left: 3 }} />
        <StockLabel label={{ kind: "out-of-stock" }} />
      </div>
    </Exhibit>
    <Exhibit of="BrandTile">
      <div className="grid grid-cols-2 gap-3">
        <BrandTile name="Himshikhar" products={12} />
        <BrandTile name="Zafran House" products={1} />
      </div>
    </Exhibit>
    <Exhibit of="CouponCard">
      <ul className="grid gap-3">
        <CouponCard {...coupon} code="SAVE10" look="open" action={{ label: say.saves, shown: say.saves, onPress: ignore }} />
        <CouponCard
          {...coupon}
          code="FESTIVE"
          look="on"
          badge={say.applied}
          remove={{ label: say.remove, shown: say.remove, onPress: ignore }}
          terms={{ words: say.terms, label: say.terms, html: say.html }}
        />
        <CouponCard {...coupon} code="BIGCART" look="shut" says={say.unlock} way={{ label: say.unlock, most: 50_000, reached: 43_900 }} />
      </ul>
    </Exhibit>
    <Exhibit of="Bill">
      <Bill
        figures={[
          { label: say.shop, figure: "₹1,249.00", tone: "plain", explained },
          { label: say.applied, figure: "−₹149.88", tone: "less", explained },
          { label: say.cart, figure: "₹1,100.00", tone: "total", explained },
        ]}
      />
    </Exhibit>
  </>
);
