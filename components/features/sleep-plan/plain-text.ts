const lines = 'h1, h2, h3, h4, p, li';

/**
 * The words of an article as text for a message: each heading and paragraph after a
 * blank line, what follows a heading close below it, and lists with hyphens.
 */
export function plainText(article: Element): string {
  let text = '';
  let above = '';
  for (const element of article.querySelectorAll(lines)) {
    const words = element.textContent.replace(/\s+/g, ' ').trim();
    if (!words || element.querySelector(lines)) continue; // its parts come one by one
    const tag = element.localName;
    const close = tag === above ? tag === 'li' : above.startsWith('h');
    text += `${close ? '\n' : '\n\n'}${tag === 'li' ? '- ' : ''}${words}`;
    above = tag;
  }
  return `${text.trim()}\n`;
}
