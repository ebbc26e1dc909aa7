import { useEffect, useRef, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { addressOfLink } from "./use-link-token.ts";
import { linkWords as words } from "./link-words.ts";
import type { MadeGroupLink } from "#core/fitbook/links/make-group-link.use-case.ts";

const QrCode = latePart(lateCode(() => import("#web/design/drawing/qr-code.tsx"), "QrCode"));

/** A link that was made just now: to be copied, or read by a camera. It can be seen this once. */
export function MadeLink({ made: { link, token } }: { readonly made: MadeGroupLink }) {
  const [outcome, tell] = useState<"copied" | "failed" | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const address = addressOfLink(token);
  const copy = () => {
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(address))
      .then(
        () => tell("copied"),
        () => tell("failed"),
      );
  };
  return (
    <section className="panel stack gap-4" aria-labelledby="made-link">
      <h3 id="made-link" className="heading-3" tabIndex={-1} ref={title}>
        {words.made}
      </h3>
      <p className="muted">
        {words.kinds[link.kind]}. {words.left(link)}
      </p>
      <p className="fitbook-about">{address}</p>
      <QrCode text={address} label={words.qr} />
      <div className="fitbook-acts">
        <Button look="main" onPress={copy}>
          {words.copy}
        </Button>
        <span role="status" className="small">
          {outcome === null ? "" : words.outcomes[outcome]}
        </span>
      </div>
      <p className="small muted">{words.once}</p>
    </section>
  );
}
