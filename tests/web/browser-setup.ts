import { configure, prettyDOM } from "@testing-library/react";
import { beforeEach } from "vitest";

/** Says what was looked for, and what stood there instead once somebody reads it: a wait asks many times before it finds. */
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

/** Each test begins on a device that nobody has used: whoever an earlier one signed in would be asked for once more, and be found unknown. */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the tests' browser knows no other way.
  for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie.split("=")[0]}=; Max-Age=0; Path=/`;
});

const later = setTimeout;
/** A browser tells that a dialog was closed in a turn of its own; told at once, one that strict effects close and open again would be left by whoever listens. */
HTMLDialogElement.prototype.close = function close(returnValue) {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  later(() => this.dispatchEvent(new Event("close")));
};
