import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { troubleShape } from "./messages.ts";
import type * as z from "zod/mini";
import type { RazorpayAccount } from "./account.ts";

type Call<Shape> = {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly shape: Shape;
};

/** They said no, and will say so again. `code` is theirs; what they say of it may hold somebody's data, and is not told on. */
export class RazorpayRefusal extends Error {
  override readonly name = "Refused";
  readonly code: string;
  readonly said: string;

  constructor(code: string, said: string) {
    super(`Razorpay refused: ${code}`);
    this.code = code;
    this.said = said;
  }
}

const TIMEOUT = 10_000;
const MOST_BYTES = 1024 * 1024;

/**
 * The same where a refusal is none that has a meaning here, as of an order that another account has opened: an outage until somebody mends
 * it.
 */
export const requestUnrefused: typeof requestFrom = (account, call) =>
  requestFrom(account, call).catch((error: unknown) => {
    throw error instanceof RazorpayRefusal ? new PortUnavailable("Razorpay", error) : error;
  });

/**
 * What they answer to a call. Throws `Refused` where they refuse for good, `PortUnavailable` where they can't be reached, are too slow, too
 * busy, or answer what can't be read.
 */
export async function requestFrom<Shape extends z.ZodMiniType>(
  { address, keyId, keySecret, timeout = TIMEOUT }: RazorpayAccount & { readonly timeout?: number },
  { method, path, body, headers = {}, shape }: Call<Shape>,
): Promise<z.output<Shape>> {
  const { default: axios } = await import("axios"); // By a shop that is paid through them, and by no other.
  const response = await axios
    .request<unknown>({
      baseURL: address,
      url: path,
      method,
      ...(body === undefined ? {} : { data: body }),
      headers,
      auth: { username: keyId, password: keySecret },
      signal: AbortSignal.timeout(timeout), // Also for an answer that never ends.
      maxRedirects: 0, // The secret goes nowhere else.
      maxContentLength: MOST_BYTES,
      validateStatus: () => true,
    })
    .catch((error: unknown) => {
      throw axios.isAxiosError(error) ? new PortUnavailable("Razorpay", new Error(error.code ?? "no answer")) : error; // The error itself holds the secret.
    });
  if (response.status >= 200 && response.status < 300) {
    const read = shape.safeParse(response.data);
    if (read.success) return read.data;
    throw new PortUnavailable("Razorpay", new Error("an answer that can't be read"));
  }
  const trouble = troubleShape.safeParse(response.data);
  const isFinal = [400, 404, 422].includes(response.status) && trouble.success;
  if (!isFinal || trouble.data.error.code !== "BAD_REQUEST_ERROR")
    throw new PortUnavailable("Razorpay", new Error(`status ${response.status}`));
  throw new RazorpayRefusal(trouble.data.error.code, trouble.data.error.description ?? "");
}
