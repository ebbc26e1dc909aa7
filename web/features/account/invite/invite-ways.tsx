import Copy from "lucide-react/icons/copy";
import MessageCircle from "lucide-react/icons/message-circle";
import Share2 from "lucide-react/icons/share-2";
import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { counted } from "#web/design/phrase.ts";
import { inviteWords } from "#web/features/account/wording/invite.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { laterPart } from "#web/platform/late/late-part.ts";
import type { InviteCode } from "#core/identity/invite-code.ts";

const QrCode = laterPart(lateCode(() => import("#web/design/drawing/qr-code.tsx"), "QrCode"));

/**
 * The shop's address and the customer's code on their way to a friend: by what the phone has, by WhatsApp, copied, or read by a camera.
 * They name nobody. `came`: how many came by it.
 */
export function InviteWays({ code, came }: { readonly code: InviteCode; readonly came: number }) {
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
      <QrCode text={address} label={inviteWords.qr} />
      <p>{came === 0 ? inviteWords.nobodyCame : counted(came, inviteWords.came, { count: String(came) })}</p>
    </div>
  );
}
