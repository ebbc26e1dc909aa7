import { Suspense, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { laterPart } from "#web/platform/late/late-part.ts";
import { linkWords as words } from "./link-words.ts";

const QrCode = laterPart(lateCode(() => import("#web/design/drawing/qr-code.tsx"), "QrCode"));

/** An address to be copied, or read by a camera. `label`: of the code that is drawn of it. */
export function SharedLink({ address, label }: { readonly address: string; readonly label: string }) {
  const [outcome, tell] = useState<"copied" | "failed" | null>(null);
  const copy = () => {
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(address))
      .then(
        () => tell("copied"),
        () => tell("failed"),
      );
  };
  return (
    <>
      <p className="fitbook-about">{address}</p>
      <Suspense fallback={null}>
        <QrCode text={address} label={label} />
      </Suspense>
      <div className="fitbook-acts">
        <Button look="main" onPress={copy}>
          {words.copy}
        </Button>
        <span role="status" className="small">
          {outcome === null ? "" : words.outcomes[outcome]}
        </span>
      </div>
    </>
  );
}
