import { useEffect, useRef } from "react";
import { addressOfLink } from "./use-link-token.ts";
import { linkWords as words } from "./link-words.ts";
import { SharedLink } from "./shared-link.tsx";
import type { MadeGroupLink } from "#core/fitbook/links/make-group-link.use-case.ts";

/** A link that was made just now: to be copied, or read by a camera. It can be seen this once. */
export function MadeLink({ made: { link, token } }: { readonly made: MadeGroupLink }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="panel stack gap-4" aria-labelledby="made-link">
      <h3 id="made-link" className="heading-3" tabIndex={-1} ref={title}>
        {words.made}
      </h3>
      <p className="muted">
        {words.kinds[link.kind]}. {words.left(link)}
      </p>
      <SharedLink address={addressOfLink(token)} label={words.qr} />
      <p className="small muted">{words.once}</p>
    </section>
  );
}
