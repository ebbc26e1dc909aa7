import { languageWords } from "#web/design/wording/language.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";

type ProductNameProps = { readonly product: Pick<ProductDetails, "title" | "hindi"> };

/** What a product is called. Readers of Hindi see its Hindi name, and small the one that is printed on the pack and stands on bills. */
export function ProductName({ product: { title, hindi } }: ProductNameProps) {
  if (languageWords.language === "en" || hindi === null) return title;
  return (
    <>
      {hindi}{" "}
      <span className="printed-name" lang="en">
        {title}
      </span>
    </>
  );
}
