import { ProductPicture } from "#web/design/product-card/product-picture.tsx";
import type { ListedProduct } from "#core/catalogue/product.ts";

type Story = {
  readonly words: { readonly heading: string; readonly text: string; readonly way: string };
  /** Where its way leads. */
  readonly address: string;
  readonly products: readonly ListedProduct[];
};

/** Something to say of goods that belong together, with a few of them; nothing where there are not two. */
export function StoryCard({ words: { heading, text, way }, address, products }: Story) {
  if (products.length < 2) return null;
  return (
    <article className="story-card">
      <div className="story-goods" aria-hidden="true">
        {products.map((product) => (
          <ProductPicture key={product.id} product={product} />
        ))}
      </div>
      <div className="story-text">
        <h2 className="heading-2">{heading}</h2>
        <p className="muted">{text}</p>
        <a className="link roomy" href={address}>
          {way}
        </a>
      </div>
    </article>
  );
}
