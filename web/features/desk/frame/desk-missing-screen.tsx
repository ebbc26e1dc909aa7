import SearchX from "lucide-react/icons/search-x";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { deskPhrases } from "#web/features/desk/wording/desk.ts";
import { missingHead } from "#web/platform/page/missing-head.ts";
import type { Head } from "#web/platform/page/head.ts";

export const head = (): Head => missingHead(deskPhrases.missing, deskPhrases.missingText);

/** No page of the desk has this address. */
export const Screen = () => (
  <div className="desk-page">
    <h1 className="visually-hidden">{deskPhrases.missing}</h1>
    <NothingYet Icon={SearchX} heading={deskPhrases.missing} text={deskPhrases.missingText}>
      <a className="button main" href={consultationAddress.desk}>
        {deskPhrases.toDesk}
      </a>
    </NothingYet>
  </div>
);
