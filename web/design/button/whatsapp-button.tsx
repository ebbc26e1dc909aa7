import MessageCircle from "lucide-react/icons/message-circle";
import { footerWords } from "#web/design/wording/footer.ts";

/** Opens a chat with the shop, from wherever one is. */
export const WhatsappButton = ({ address }: { readonly address: string }) => (
  <a className="chat no-print" href={address} target="_blank" rel="noopener" aria-label={footerWords.whatsapp} title={footerWords.whatsapp}>
    <MessageCircle className="icon icon-large" aria-hidden="true" />
  </a>
);
