import { fieldsIn, readForms } from "#adapters/http-server/pages/form-fields.ts";
import type { FastifyRequest } from "fastify";
import type { ChangeFormCart, FormCartChange } from "#core/cart/change-form-cart.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";
import type { formCartCookie } from "./form-cart-cookie.ts";

/** The plain forms of a guest's cart, which work without script. Each leads to the cart's page, which shows what came of it. */
export const formCartForms =
  (change: ChangeFormCart, cookie: ReturnType<typeof formCartCookie>): RawRoute =>
  (api) => {
    api.register(async (filled) => {
      readForms(filled);
      filled.post("/forms/cart/:deed", async (request, reply) => {
        if (!isOwnForm(request)) return reply.code(403).type("text/plain; charset=utf-8").send("This form is another site's.");
        const wanted = changeIn(fieldsIn(request.params)["deed"] ?? "", fieldsIn(request.body));
        if (wanted === null) return reply.callNotFound();
        const answer = await change(cookie.read(request), wanted);
        if (answer.kind === "refused") return reply.redirect(`/shop/cart?answer=${answer.refusal.kind}`, 303);
        const written = cookie.written(answer.value, request.protocol === "https");
        if (written === null) return reply.redirect("/shop/cart?answer=full", 303);
        return reply.header("set-cookie", written).redirect("/shop/cart", 303);
      });
    });
  };

/** null: no form of ours. */
function changeIn(action: string, { product = "", quantity = "" }: Readonly<Record<string, string>>): FormCartChange | null {
  if (!/^[!-~]{1,100}$/.test(product)) return null;
  if (action === "add" || action === "remove") return { kind: action, productId: product };
  return action === "change" && /^\d{1,6}$/.test(quantity) ? { kind: "change", productId: product, quantity: Number(quantity) } : null;
}

/**
 * Whether one of this site's own pages sent a form. A browser says where a form comes from, and no page can change that. A form of another
 * site would come without the cookie, and would put another cart in place of the guest's.
 */
function isOwnForm({ headers, host }: FastifyRequest): boolean {
  const from = headers["sec-fetch-site"];
  if (from !== undefined) return from === "same-origin";
  const origin = URL.parse(headers.origin ?? "");
  return origin !== null && URL.parse(`${origin.protocol}//${host}`)?.host === origin.host;
}
