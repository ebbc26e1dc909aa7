import { Notice } from "#web/design/notice/notice.tsx";
import { productListWords } from "./product-list-words.ts";

/** What was chosen could not be had, and the list is as it was. */
export function FilterFailedNotice({ address }: { readonly address: string }) {
  return (
    <Notice kind="note">
      {productListWords.missed}{" "}
      <a className="link" href={address} data-stay>
        {productListWords.tryAgain}
      </a>
    </Notice>
  );
}
