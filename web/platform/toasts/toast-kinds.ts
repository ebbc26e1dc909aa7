import type { ToastNews } from "./toast-store.ts";

/** What a phone's screen is too small for. Source: specification/site.md, Toasts. */
const ON_DESKTOPS: readonly ToastNews["kind"][] = ["added-to-cart", "removed-from-cart", "wishlisted", "unwishlisted", "signed-in"];
export const isForDesktops = ({ kind }: ToastNews): boolean => ON_DESKTOPS.includes(kind);

/** What only flashes up. Source: specification/site.md, Toasts. */
const POPUPS: readonly ToastNews["kind"][] = ["group-joined", "group-declined", "challenge-joined", "challenge-declined"];
export const isPopup = ({ kind }: ToastNews): boolean => POPUPS.includes(kind);

/** What was not done, or came by itself: it has no tick. */
const UNDONE: readonly ToastNews["kind"][] = ["session-ended", "not-added", "not-opened"];
export const isDone = ({ kind }: ToastNews): boolean => !UNDONE.includes(kind);
