import { useState, type RefObject } from 'react';
import type { PlanTexts } from '../../lib/schema.gen';
import { ordinaryText } from '../../lib/text';
import { CopyByHand } from '../../ui/copy-by-hand';
import { toast } from '../../ui/toast';

/** Copies a sheet as plain text, and shows the text if the browser doesn't allow that. */
export function useCopy(sheet: RefObject<HTMLElement | null>, labels: PlanTexts['labels']) {
  const [byHand, setByHand] = useState('');
  async function copy() {
    const text = sheet.current ? plainText(sheet.current) : '';
    try {
      await navigator.clipboard.writeText(text);
      setByHand('');
      toast({ title: labels.copied, kind: 'success' });
    } catch {
      setByHand(text); // refused, or unavailable on an insecure connection
    }
  }
  return {
    copy: () => void copy(),
    byHand: byHand && <CopyByHand id="plan-text" label={labels.copyByHand} text={byHand} />,
  };
}

const LINES = 'h1, h2, h3, h4, p, li';

/** An article as plain text for a message: blank lines between parts, hyphens before list items. */
export function plainText(article: Element): string {
  let text = '';
  let previous = '';
  for (const element of article.querySelectorAll(LINES)) {
    const line = ordinaryText(element.textContent).replace(/\s+/g, ' ').trim();
    if (!line || element.querySelector(LINES)) continue; // its parts follow individually
    if (element.closest('.no-print')) continue; // it refers to buttons
    const tag = element.localName;
    const close = tag === previous ? tag === 'li' : previous.startsWith('h');
    text += `${close ? '\n' : '\n\n'}${tag === 'li' ? '- ' : ''}${line}`;
    previous = tag;
  }
  return `${text.trim()}\n`;
}
