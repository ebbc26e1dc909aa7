import { Fragment } from "react";
import { siteWords } from "#web/design/site-words.ts";

type Crumb = { readonly title: string; readonly address: string };

/** The way from home to this page; `here` is the page itself. */
export function Breadcrumb({ way, here }: { readonly way: readonly Crumb[]; readonly here: string }) {
  return (
    <nav className="breadcrumb" aria-label={siteWords.youAreHere}>
      {way.map(({ title, address }) => (
        <Fragment key={address}>
          <a href={address}>{title}</a>
          <span aria-hidden="true">/</span>
        </Fragment>
      ))}
      <span aria-current="page">{here}</span>
    </nav>
  );
}
