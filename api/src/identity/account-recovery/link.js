// Moves the token from the fragment, which browsers do not send, into the form, and removes it from the history.
function takeToken() {
  const [token, opened, missing] = ["token", "opened", "missing"].map((id) =>
    document.getElementById(id),
  );
  if (!(token instanceof HTMLInputElement) || !opened || !missing) return;
  if (location.hash.length > 1) {
    token.value = location.hash.slice(1);
    history.replaceState(null, "", location.pathname + location.search);
  }
  opened.hidden = token.value === "";
  missing.hidden = !opened.hidden;
  const first = opened.querySelector("[autofocus]");
  if (first instanceof HTMLElement) first.focus();
}
takeToken();
addEventListener("hashchange", takeToken);
