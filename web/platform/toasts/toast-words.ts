import { toastPhrases as says } from "./wording/toasts.ts";
import type { ToastNews } from "./toast-store.ts";

/** News in the corner, in any language. */
export const toastWords = {
  ...says,
  says(news: ToastNews): string {
    if (news.kind === "intent-done") return news.told;
    return news.kind === "not-added" ? notAdded(news.because) : says.news[news.kind];
  },
};

function notAdded(because: Extract<ToastNews, { kind: "not-added" }>["because"]): string {
  if (because.kind !== "not-for-sale") return says.notAdded[because.kind];
  return because.reason === "out-of-stock" ? says.outOfStock : says.notForSale;
}
