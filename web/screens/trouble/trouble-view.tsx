import { Drawing } from "#web/parts/drawing.tsx";
import { shopAddress } from "#web/parts/shop-address.ts";
import { troubleWords } from "#web/wording/trouble.ts";

export function TroubleView({ status, here }: { readonly status: number; readonly here: string }) {
  return (
    <div className="wrap trouble">
      <Drawing name="empty-search" box="0 0 200 140" className="d" label={null} />
      <p className="small faint">{status}</p>
      <h1>{troubleWords.heading(status)}</h1>
      <p className="mute">{troubleWords.text(status)}</p>
      {status === 404 ? null : (
        <a className="btn quiet" href={here}>
          {troubleWords.tryAgain}
        </a>
      )}
      <a className="btn main" href={shopAddress.home}>
        {troubleWords.home}
      </a>
    </div>
  );
}
