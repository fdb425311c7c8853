/** Makes an element of a name with a text. */
export function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text = '') {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** Where the page says that the editor's configuration is. */
export function configAddress(): string {
  return document.querySelector<HTMLLinkElement>('link[rel="cms-config-url"]')?.href ?? '';
}
