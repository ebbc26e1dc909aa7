import { createECDH } from "node:crypto";

/** A new pair of keys, as unpadded base64url. */
export async function newVapidKeys(): Promise<{ readonly publicKey: string; readonly privateKey: string }> {
  const { default: library } = await import("web-push");
  return library.generateVAPIDKeys();
}

/** Whether a public key is that of a private one, both as base64url. */
export function isPair({ publicKey, privateKey }: { readonly publicKey: string; readonly privateKey: string }): boolean {
  const curve = createECDH("prime256v1");
  try {
    curve.setPrivateKey(privateKey, "base64url");
  } catch {
    return false; // Zero, or beyond the curve's order.
  }
  return curve.getPublicKey("base64url") === publicKey;
}
