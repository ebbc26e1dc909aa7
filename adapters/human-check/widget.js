// Asks the provider for a proof, and hands it to the page of this site in whose frame it runs.
const { provider, siteKey } = document.currentScript.dataset;
const action = new URLSearchParams(location.search).get("action");

const tell = (said) => parent.postMessage({ humanCheck: said }, location.origin);
const fail = (fault) => tell({ fault: String(fault) });

const begin = {
  recaptcha: () =>
    globalThis.grecaptcha.ready(() => globalThis.grecaptcha.execute(siteKey, { action }).then((proof) => tell({ proof }), fail)),
  turnstile: () =>
    globalThis.turnstile.render("#widget", {
      sitekey: siteKey,
      action,
      language: document.documentElement.lang,
      callback: (proof) => tell({ proof }),
      "error-callback": (code) => {
        fail(code);
        return true; // It is told of here.
      },
      "unsupported-callback": () => fail("unsupported"),
    }),
};

tell({ begun: true }); // The page is here, whatever the provider's script does now.
try {
  begin[provider]();
} catch (error) {
  fail(error); // The provider's script did not come.
}
