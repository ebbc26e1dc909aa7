import { cleanup } from "@testing-library/react";
import { afterAll } from "vitest";

// Each file begins with a browser that knows nothing, whatever those before it in the same worker have left.
forgetAll(document);
afterAll(() => {
  cleanup();
  forgetAll(document);
});

function forgetAll(page: Pick<Document, "cookie" | "body">): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of page.cookie.split("; ")) page.cookie = `${cookie.split("=")[0]}=; path=/; max-age=0`;
  page.body.innerHTML = "";
}
