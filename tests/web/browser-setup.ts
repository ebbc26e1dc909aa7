import { configure, prettyDOM } from "@testing-library/react";
import { beforeEach } from "vitest";

/**
 * Its message names what was looked for, and prints the page. It is made only when read: a wait throws many of these before it finds
 * something.
 */
class NotFound extends Error {
  override name = "TestingLibraryElementError";
  readonly #looked: string;
  readonly #container: Element;

  constructor(looked: string, container: Element) {
    super();
    this.#looked = looked;
    this.#container = container;
  }

  override get message(): string {
    return [this.#looked, prettyDOM(this.#container)].join("\n\n");
  }
}

configure({
  asyncUtilTimeout: 30_000, // A screen's code may take its time on a machine that has other work.
  getElementError: (message, container) => new NotFound(message ?? "", container),
});

/**
 * Each test starts on an unused device. Otherwise the page would ask for the customer of an earlier test, whom the server does not know.
 */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the tests' browser knows no other way.
  for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie.split("=")[0]}=; Max-Age=0; Path=/`;
});

const later = setTimeout;
/**
 * Browsers fire `close` in a later task. Fired at once, it would come while strict mode closes a dialog and opens it again, and listeners
 * would leave the page.
 */
HTMLDialogElement.prototype.close = function close(returnValue) {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  later(() => this.dispatchEvent(new Event("close")));
};
