import { PAY_PATH } from "./paths.ts";
import { rupees, sandboxWords } from "./wording.ts";
import type { Deed, ShownOrder } from "./desk.ts";

/** The sandbox's page of an order, as HTML that needs no script. `looks` are the tags by which the shop's pages get their styles. */
export function sandboxPage(order: ShownOrder, looks: string): string {
  const { amount, payable } = order;
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${sandboxWords.name} · ${rupees(amount)}</title>
${looks}
<link rel="stylesheet" href="${PAY_PATH}.css">
</head>
<body>
<main class="sandbox">
<header class="sandbox-head"><p class="sandbox-name">${sandboxWords.name}</p><p class="badge turmeric">${sandboxWords.warning}</p></header>
<section class="panel lift sandbox-pay" aria-labelledby="sum">
<div class="sandbox-sum"><p class="small mute">${sandboxWords.toPay}</p><h1 id="sum">${rupees(amount)}</h1></div>
<p class="small mute sandbox-order"><span>${sandboxWords.order}</span> <span class="sandbox-id">${escaped(payable)}</span></p>
${order.isPaid ? paid(order) : unpaid(order)}
</section>
<p class="small mute sandbox-foot">${sandboxWords.warned}</p>
</main>
</body>
</html>
`;
}

const unpaid = (order: ShownOrder): string => `${form(order, pressed("pay", order, "btn main big wide"))}
<div class="sandbox-odd"><h2 class="h3">${sandboxWords.tryOut}</h2>
${(["fail", "late", "twice"] as const).map((deed) => odd(deed, order)).join("\n")}
</div>
${form(order, pressed("close", order, "btn text wide"))}`;

const paid = (
  order: ShownOrder,
): string => `<div class="notice leaf sandbox-paid" role="status"><p><strong>${sandboxWords.paid}</strong><br>${sandboxWords.paidMore}</p></div>
${form(order, `<button class="btn main big wide" name="deed" value="close">${sandboxWords.back}</button>`)}`;

const odd = (deed: Deed, order: ShownOrder): string =>
  form(
    order,
    `<p class="small mute" id="means-${deed}">${sandboxWords.deeds[deed].means}</p>${pressed(deed, order, "btn quiet", `aria-describedby="means-${deed}"`)}`,
    "sandbox-deed",
  );

const form = ({ id }: ShownOrder, inside: string, looks = "sandbox-form"): string =>
  `<form class="${looks}" method="post" action="${PAY_PATH}/answer"><input type="hidden" name="order" value="${escaped(id)}">${inside}</form>`;

const pressed = (deed: Deed, { amount }: ShownOrder, looks: string, also = ""): string =>
  `<button class="${looks}" name="deed" value="${deed}" ${also}>${sandboxWords.deeds[deed].press(amount)}</button>`;

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
