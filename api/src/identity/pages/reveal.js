// Shows a typed password; hides it again before the form is submitted, so that no browser stores it as text.
for (const button of document.querySelectorAll("button.reveal")) {
  const input = document.getElementById(button.getAttribute("aria-controls") ?? "");
  if (!(button instanceof HTMLButtonElement) || !(input instanceof HTMLInputElement)) continue;
  const word = button.querySelector("span");
  const show = (/** @type {boolean} */ isShown) => {
    const { dataset } = button;
    input.type = isShown ? "text" : "password";
    button.ariaLabel = (isShown ? dataset["hideLabel"] : dataset["showLabel"]) ?? "";
    if (word) word.textContent = (isShown ? dataset["hide"] : dataset["show"]) ?? "";
  };
  button.hidden = false;
  button.addEventListener("click", () => {
    show(input.type === "password");
    input.focus();
  });
  input.form?.addEventListener("submit", () => show(false));
}
