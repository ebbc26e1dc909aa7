import { Drawing } from "#web/parts/drawing.tsx";
import { shopAddress } from "#web/parts/shop-address.ts";
import { comingPageWords } from "#web/wording/coming.ts";
import { siteWords } from "#web/wording/site.ts";
import type { ComingWords } from "#web/wording/coming.ts";
import type { Head } from "#web/frame/head.ts";

/** No search engine keeps what is not there yet. */
export const head = ({ title, text }: ComingWords): Head => ({ title: siteWords.titled(title), description: text, canonical: null });

/** An area that is not open yet, told honestly: nothing on it pretends to work. */
export function ComingScreen({ data: { title, text, will, until } }: { readonly data: ComingWords }) {
  return (
    <div className="wrap grid max-w-page gap-6 py-10">
      <div className="grid gap-3">
        <p className="small faint">{comingPageWords.kicker}</p>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
      </div>
      <section className="grid gap-3">
        <h2 className="h3">{comingPageWords.willBe}</h2>
        <ul className="grid gap-2">
          {will.map((thing) => (
            <li key={thing} className="row items-start">
              <Drawing name="leaf" box="0 0 64 64" className="i mt-1" label={null} />
              <span>{thing}</span>
            </li>
          ))}
        </ul>
      </section>
      <p className="mute">{until}</p>
      <div className="flex flex-wrap gap-3">
        <a className="btn main" href={shopAddress.shop}>
          {comingPageWords.shop}
        </a>
        <a className="btn quiet" href="/getintouch">
          {comingPageWords.ask}
        </a>
      </div>
    </div>
  );
}
