import { Notice } from "#web/parts/notice.tsx";
import { shelfWords } from "#web/wording/shelf.ts";

/** What was chosen could not be had, and the shelf is as it was. */
export function MissedChoice({ address }: { readonly address: string }) {
  return (
    <Notice kind="note">
      {shelfWords.missed}{" "}
      <a className="link" href={address} data-stay>
        {shelfWords.tryAgain}
      </a>
    </Notice>
  );
}
