import Share2 from "lucide-react/icons/share-2";
import { useState } from "react";
import { productPageWords } from "./product-page-words.ts";

/** Sends the page's address by whatever the device has for that; else the address is copied. */
export function ShareButton({ title }: { readonly title: string }) {
  const [isCopied, tell] = useState(false);
  const share = async () => {
    const url = location.origin + location.pathname;
    if (typeof navigator.share === "function")
      await navigator.share({ title, url }).catch(() => null); // Not sending it after all is no failure.
    else tell(await copied(url));
  };
  return (
    <>
      <button type="button" className="icon-button on-picture" aria-label={productPageWords.share({ title })} onClick={() => void share()}>
        <Share2 className="icon" aria-hidden="true" />
      </button>
      <p className={isCopied ? "badge leaf" : "visually-hidden"} role="status">
        {isCopied ? productPageWords.linkCopied : ""}
      </p>
    </>
  );
}

const copied = (url: string): Promise<boolean> =>
  navigator.clipboard.writeText(url).then(
    () => true,
    () => false,
  );
