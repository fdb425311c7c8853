import { useState, type RefObject } from 'react';
import type { PlanTexts } from '../../lib/schema.gen';
import { CopyByHand } from '../../ui/copy-by-hand';
import { toast } from '../../ui/toast';
import { plainText } from './plain-text';

/** Copies a sheet as plain text, and shows the text where the browser doesn't allow that. */
export function useCopy(sheet: RefObject<HTMLElement | null>, labels: PlanTexts['labels']) {
  const [byHand, setByHand] = useState('');
  async function copy() {
    const text = sheet.current ? plainText(sheet.current) : '';
    try {
      await navigator.clipboard.writeText(text);
      setByHand('');
      toast({ title: labels.copied, kind: 'success' });
    } catch {
      setByHand(text); // refused, or missing on an insecure connection
    }
  }
  return {
    copy: () => void copy(),
    byHand: byHand && <CopyByHand id="plan-text" label={labels.copyByHand} text={byHand} />,
  };
}
