import { PAY_PATH } from "./paths.ts";
import { english, rupees } from "./wording/page.ts";
import { hindi } from "./wording/hindi/page.ts";
import type { Language } from "#core/shared/language.ts";
import type { SandboxAction, ShownOrder } from "./page-actions.ts";
import type { SandboxWords } from "./wording/page.ts";

const wordings: Readonly<Record<Language, SandboxWords>> = { en: english, hi: hindi };

/** The sandbox's page of an order, as HTML that needs no script. `looks` are the tags by which the shop's pages get their styles. */
export function sandboxPage(order: ShownOrder, language: Language, looks: string): string {
  const { amount, payable } = order;
  const words = wordings[language];
  return `<!doctype html>
<html lang="${language}-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${words.name} · ${rupees(amount)}</title>
${looks}
<link rel="stylesheet" href="${PAY_PATH}.css">
</head>
<body>
<main class="sandbox">
<header class="sandbox-head"><p class="sandbox-name">${words.name}</p><p class="badge turmeric">${words.warning}</p></header>
<section class="panel is-raised sandbox-pay" aria-labelledby="sum">
<div class="sandbox-sum"><p class="small muted">${words.toPay}</p><h1 id="sum">${rupees(amount)}</h1></div>
<p class="small muted sandbox-order"><span>${words.order}</span> <span class="sandbox-id">${escaped(payable)}</span></p>
${order.isPaid ? paid(order, words) : unpaid(order, words)}
</section>
<p class="small muted sandbox-foot">${words.warned}</p>
</main>
</body>
</html>
`;
}

const unpaid = (order: ShownOrder, words: SandboxWords): string => `${form(order, pressed("pay", words, order, "button main big wide"))}
<div class="sandbox-odd"><h2 class="heading-3">${words.tryOut}</h2>
${(["fail", "late", "twice"] as const).map((deed) => odd(deed, words, order)).join("\n")}
</div>
${form(order, pressed("close", words, order, "button text wide"))}`;

const paid = (
  order: ShownOrder,
  words: SandboxWords,
): string => `<div class="notice leaf sandbox-paid" role="status"><p><strong>${words.paid}</strong><br>${words.paidMore}</p></div>
${form(order, `<button class="button main big wide" name="deed" value="close">${words.back}</button>`)}`;

const odd = (deed: SandboxAction, words: SandboxWords, order: ShownOrder): string =>
  form(
    order,
    `<p class="small muted" id="means-${deed}">${words.deeds[deed].means}</p>${pressed(deed, words, order, "button quiet", `aria-describedby="means-${deed}"`)}`,
    "sandbox-deed",
  );

const form = ({ id }: ShownOrder, inside: string, looks = "sandbox-form"): string =>
  `<form class="${looks}" method="post" action="${PAY_PATH}/answer"><input type="hidden" name="order" value="${escaped(id)}">${inside}</form>`;

const pressed = (deed: SandboxAction, words: SandboxWords, { amount }: ShownOrder, looks: string, also = ""): string =>
  `<button class="${looks}" name="deed" value="${deed}" ${also}>${words.deeds[deed].press(amount)}</button>`;

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
