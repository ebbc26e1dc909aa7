import { clockPhrasesIn } from "#core/shared/clock-phrases.ts";
import { momentText } from "#core/shared/clock-text.ts";
import { firstInstantOf } from "#core/shared/day.ts";
import { PAY_PATH } from "./paths.ts";
import { rupees, shortened } from "./amounts.ts";
import { sandboxPhrases as hindi } from "./wording/hindi/page.ts";
import { sandboxPhrases as english } from "./wording/page.ts";
import type { PayableName } from "#core/payments/unpaid-payment.ts";
import type { Language } from "#core/shared/language.ts";
import type { SandboxAction, ShownOrder } from "./page-actions.ts";

type SandboxPhrases = typeof english;

const phrases: Readonly<Record<Language, SandboxPhrases>> = { en: english, hi: hindi };

/**
 * The sandbox's page of an order, as HTML that needs no script. `name`: by what the customer knows what is paid for; null: nothing is known
 * of it. `looks` are the tags by which the shop's pages get their styles.
 */
export function sandboxPage(order: ShownOrder & { readonly name: PayableName | null }, language: Language, looks: string): string {
  const { amount, name } = order;
  const says = phrases[language];
  return `<!doctype html>
<html lang="${language}-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${says.name} · ${rupees(amount)}</title>
${looks}
<link rel="stylesheet" href="${PAY_PATH}.css">
</head>
<body>
<main class="sandbox">
<header class="sandbox-head"><p class="sandbox-name">${says.name}</p><p class="badge turmeric">${says.warning}</p></header>
<section class="panel is-raised sandbox-pay" aria-labelledby="sum">
<div class="sandbox-sum"><p class="small muted">${says.toPay}</p><h1 id="sum">${rupees(amount)}</h1></div>
${name === null ? "" : `<p class="small muted sandbox-payable"><span>${says.paysFor}</span> <span class="sandbox-paid-for">${escaped(payableText(name, language))}</span></p>`}
${order.isPaid ? paid(order, says) : unpaid(order, says)}
</section>
<p class="small muted sandbox-foot">${says.warned}</p>
</main>
</body>
</html>
`;
}

function payableText(name: PayableName, language: Language): string {
  const says = phrases[language].payable;
  switch (name.kind) {
    case "order":
      return says.order(name);
    case "appointment":
    case "lab-tests":
      return says[name.kind]({ moment: momentOf(name.start, language) });
    case "plan":
      return says.plan({ title: language === "hi" ? (name.hindi ?? name.title) : name.title });
  }
}

const momentOf = (at: number, language: Language): string =>
  momentText(at, (day) => days[language].format(firstInstantOf(day)), clockPhrasesIn[language]);

const dayAndMonth = { weekday: "short", day: "numeric", month: "short", timeZone: "Asia/Kolkata" } as const;

const days: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat("en-IN", dayAndMonth),
  hi: new Intl.DateTimeFormat("hi-IN", dayAndMonth),
};

const unpaid = (order: ShownOrder, says: SandboxPhrases): string => `${form(order, pressed("pay", says, order, "button main big wide"))}
<div class="sandbox-odd"><h2 class="heading-3">${says.tryOut}</h2>
${(["fail", "late", "twice"] as const).map((action) => odd(action, says, order)).join("\n")}
</div>
${form(order, pressed("close", says, order, "button text wide"))}`;

const paid = (
  order: ShownOrder,
  says: SandboxPhrases,
): string => `<div class="notice leaf sandbox-paid" role="status"><p><strong>${says.paid}</strong><br>${says.paidMore}</p></div>
${form(order, `<button class="button main big wide" name="deed" value="close">${says.back}</button>`)}`;

const odd = (action: SandboxAction, says: SandboxPhrases, order: ShownOrder): string =>
  form(
    order,
    `<p class="small muted" id="means-${action}">${says.deeds[action].means}</p>${pressed(action, says, order, "button quiet", `aria-describedby="means-${action}"`)}`,
    "sandbox-deed",
  );

const form = ({ id }: ShownOrder, inside: string, looks = "sandbox-form"): string =>
  `<form class="${looks}" method="post" action="${PAY_PATH}/answer"><input type="hidden" name="order" value="${escaped(id)}">${inside}</form>`;

const pressed = (action: SandboxAction, says: SandboxPhrases, { amount }: ShownOrder, looks: string, also = ""): string =>
  `<button class="${looks}" name="deed" value="${action}" ${also}>${says.deeds[action].press({ amount: shortened(amount) })}</button>`;

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
