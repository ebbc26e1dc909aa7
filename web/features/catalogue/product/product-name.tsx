import { languageWords } from "#web/design/wording/language.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";

type ProductNameProps = { readonly product: Pick<ProductDetails, "title" | "spellings"> };

/** What a product is called. Readers of Hindi see its Hindi name, and small the one that is printed on the pack and stands on bills. */
export function ProductName({ product: { title, spellings } }: ProductNameProps) {
  if (languageWords.language === "en" || spellings.hindi === null) return title;
  return (
    <>
      {spellings.hindi}{" "}
      <span className="printed-name" lang="en">
        {title}
      </span>
    </>
  );
}
