// Offers passkeys if the browser supports them: by the button, and in the autofill of the first field.
/** @type {typeof import("@simplewebauthn/browser")} */
// oxlint-disable-next-line typescript/no-unsafe-assignment -- the library's script stands above this one
const webAuthn = Reflect.get(globalThis, "SimpleWebAuthnBrowser");
const form = document.getElementById("passkey");

/** @param {HTMLFormElement} shown @param {boolean} useBrowserAutofill */
async function signWithPasskey(shown, useBrowserAutofill) {
  /** @type {Parameters<typeof webAuthn.startAuthentication>[0]["optionsJSON"]} */
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- written into this page by the server
  const optionsJSON = JSON.parse(shown.dataset["options"] ?? "{}");
  const signed = await webAuthn.startAuthentication({ optionsJSON, useBrowserAutofill });
  const field = shown.elements.namedItem("credential");
  if (field instanceof HTMLInputElement) field.value = JSON.stringify(signed);
  // Unlike the button, `submit()` fires no submit event, which would ask for a passkey again.
  shown.submit();
}

/** @param {HTMLFormElement} shown */
async function offerPasskeys(shown) {
  if (!webAuthn.browserSupportsWebAuthn()) return;
  shown.hidden = false;
  shown.addEventListener("submit", (event) => {
    event.preventDefault();
    const message = shown.querySelector("[data-message]");
    signWithPasskey(shown, false).catch(() => {
      if (message instanceof HTMLElement) message.textContent = message.dataset["message"] ?? "";
    });
  });
  const hasField = document.querySelector("input[autocomplete$=webauthn]") !== null;
  if (hasField && (await webAuthn.browserSupportsWebAuthnAutofill()))
    // Without a chosen passkey the customer types the password.
    await signWithPasskey(shown, true).catch(() => undefined);
}

if (form instanceof HTMLFormElement) void offerPasskeys(form);
