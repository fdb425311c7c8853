/** Creates an element with a text. */
export function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text = '') {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** The address of the editor's configuration, as the page states it. */
export function configAddress(): string {
  return document.querySelector<HTMLLinkElement>('link[rel="cms-config-url"]')?.href ?? '';
}
