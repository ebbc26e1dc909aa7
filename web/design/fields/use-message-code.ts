import { useEffect, useRef } from "react";

declare global {
  interface CredentialRequestOptions {
    readonly otp?: { readonly transport: readonly "sms"[] };
  }
}

/**
 * Hands on the code of the message that just came to this phone, where its browser may read it and its owner lets it. Only a field that is
 * empty and open waits for one: what was typed is never overwritten, and Chromium's tab ends where several ask at once.
 */
export function useMessageCode(field: "waiting" | "filled" | "locked", onCode: (code: string) => void): void {
  const hear = useRef(onCode);
  hear.current = onCode;
  useEffect(() => {
    if (field !== "waiting" || !("OTPCredential" in globalThis)) return;
    const left = new AbortController();
    navigator.credentials
      .get({ otp: { transport: ["sms"] }, signal: left.signal })
      .then((credential) => {
        if (credential !== null && "code" in credential && typeof credential.code === "string") hear.current(credential.code);
      })
      .catch(() => {}); // Left, not allowed, or no message: it is typed.
    return () => left.abort();
  }, [field]);
}
