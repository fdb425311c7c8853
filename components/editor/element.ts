/** Makes an element of a name with a text. */
export function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text = '') {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
