import { ProductPicture } from "#web/design/product-card/product-picture.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";

/** A board on the wall of a well-lit room with products that can be had; each leads to its page. */
export function HeroScene({ products }: { readonly products: readonly ListedProduct[] }) {
  return (
    <div className="hero-scene">
      <svg className="hero-room" viewBox="0 0 760 470" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <defs>
          <linearGradient id="room-light" x2="1" y2="1">
            <stop stopColor="var(--glow)" />
            <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
          </linearGradient>
          <linearGradient id="room-wood" x2="0" y2="1">
            <stop stopColor="var(--wood)" />
            <stop offset="1" stopColor="var(--wood-2)" />
          </linearGradient>
        </defs>
        <path d="M60 0h130l225 392H285zM216 0h120l225 392H441z" fill="url(#room-light)" />
        <path d="M-400 392h1560v24H-400z" fill="url(#room-wood)" />
        <path d="M-400 392h1560v2.500H-400z" fill="var(--gleam)" />
        <path d="M-400 416h1560v30q-780 16-1560 0z" fill="var(--ground-shade)" />
        <path d="M60 402h130M260 407h230M560 401h140" stroke="var(--grain)" />
      </svg>
      <div className="hero-products">
        {products.map((product) => (
          <a key={product.id} href={shopAddress.product(product.slug)}>
            <ProductPicture product={product} />
          </a>
        ))}
      </div>
    </div>
  );
}
