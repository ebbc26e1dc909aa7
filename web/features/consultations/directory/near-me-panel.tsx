import { useCallback, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { Opened } from "#web/platform/late/opened.tsx";
import { directoryPhrases as says } from "#web/features/consultations/wording/directory.ts";
import type { DirectoryQuery } from "#core/consultations/directory/directory-query.ts";

const nearMe = lateCode(() => import("./near-me.tsx"), "NearMe");

/** The way to who is near, whose code comes with the press; without script cities are chosen beside it. */
export function NearMePanel({ query, year }: { readonly query: DirectoryQuery; readonly year: number }) {
  const [isOpen, open] = useState(false);
  const close = useCallback(() => open(false), []);
  return (
    <div className="panel">
      <p>{says.nearText}</p>
      {isOpen ? (
        <Opened load={nearMe} given={{ query, year }} onLost={close} />
      ) : (
        <Button look="main" onPress={() => open(true)}>
          {says.near}
        </Button>
      )}
    </div>
  );
}
