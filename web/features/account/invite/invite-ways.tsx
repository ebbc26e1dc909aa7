import { Copy, MessageCircle, Share2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { inviteWords } from "#web/features/account/wording/invite.ts";
import type { InviteCode } from "#core/identity/invite-code.ts";

/** The shop's address and the customer's code on their way to a friend: by what the phone has, by WhatsApp, or copied. They name nobody. */
export function InviteWays({ code }: { readonly code: InviteCode }) {
  const [state, tell] = useState<"ready" | "copied" | "by-hand">("ready");
  const address = `${location.origin}/?invite=${code}`;
  const text = inviteWords.text({ address });
  const canShare = typeof navigator.share === "function";
  const share = () => void navigator.share({ text }).catch(() => {}); // Whoever closes the phone's list has changed their mind.
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    tell(isCopied ? "copied" : "by-hand");
  };
  return (
    <div className="stack gap-4">
      <p className="panel stack gap-1">
        <span className="muted">{inviteWords.code}</span>
        <span className="points-balance">{code}</span>
        <span className="small muted">{inviteWords.codeHint}</span>
      </p>
      <blockquote className="panel text-ink-2">{text}</blockquote>
      <div className="row flex-wrap">
        {canShare ? (
          <Button look="main" onPress={share}>
            <Share2 className="icon" aria-hidden="true" />
            {inviteWords.share}
          </Button>
        ) : null}
        <a
          className={canShare ? "button quiet" : "button main"}
          href={`https://wa.me/?${new URLSearchParams({ text })}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <MessageCircle className="icon" aria-hidden="true" />
          {inviteWords.whatsapp}
        </a>
        <Button look="quiet" onPress={() => void copy()}>
          <Copy className="icon" aria-hidden="true" />
          {inviteWords.copy}
        </Button>
      </div>
      <p role="status" className="small muted">
        {inviteWords.state[state]}
      </p>
    </div>
  );
}
