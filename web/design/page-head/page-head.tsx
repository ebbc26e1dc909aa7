import { Breadcrumb } from "#web/design/breadcrumb/breadcrumb.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { siteWords } from "#web/design/site-words.ts";

type PageHeadProps = {
  readonly way?: readonly { readonly title: string; readonly address: string }[];
  readonly here: string;
  readonly title: string;
  readonly lead: string;
};

/** The way to a page, what it is called, and what it is about. */
export const PageHead = ({ way = [], here, title, lead }: PageHeadProps) => (
  <div className="page-head">
    <Breadcrumb way={[{ title: siteWords.homeLink, address: shopAddress.home }, ...way]} here={here} />
    <h1>{title}</h1>
    <p className="lead">{lead}</p>
  </div>
);
