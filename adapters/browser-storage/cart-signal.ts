import type { CartSignal } from "#core/customer-cart/cart-signal.port.ts";

const NAME = "customer-cart";

/** Between the windows of this browser; a browser without such a channel tells nobody. A channel does not hear itself. */
export function cartSignal(): CartSignal {
  let channel: BroadcastChannel | null = null;
  const open = () => {
    if (typeof BroadcastChannel === "undefined") return null;
    channel ??= new BroadcastChannel(NAME);
    return channel;
  };
  return {
    send: () => open()?.postMessage(null),
    followOtherWindows(tell) {
      const heard = () => tell();
      open()?.addEventListener("message", heard);
      return () => {
        channel?.removeEventListener("message", heard);
        channel?.close();
        channel = null;
      };
    },
  };
}
