import type { ProductDetails } from "#core/catalogue/product.ts";

/** What a picture of a product shows: a photograph, or drawn the pack, its back, or how large it is beside something known. */
export type PictureView = { readonly kind: "photograph"; readonly image: string } | { readonly kind: "pack" | "back" | "scale" };

/** What the pictures of a product are drawn of. */
export type PicturedProduct = Pick<
  ProductDetails,
  "title" | "hindi" | "status" | "form" | "brand" | "size" | "images" | "weight" | "mrp" | "number" | "information"
>;

/** Its photographs; where it has none it is drawn, and what its back would say is drawn where that is known and it is still sold. */
export function viewsOf({
  images,
  status,
  information,
}: Pick<PicturedProduct, "images" | "status" | "information">): readonly PictureView[] {
  if (images.length > 0) return images.map((image) => ({ kind: "photograph", image }));
  const { maker, ingredients, netQuantity } = information;
  const isKnown = status === "active" && (maker !== null || ingredients.length > 0 || netQuantity !== null);
  return isKnown ? [{ kind: "pack" }, { kind: "back" }, { kind: "scale" }] : [{ kind: "pack" }];
}
