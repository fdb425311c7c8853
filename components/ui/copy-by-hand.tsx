import { useEffect, useRef } from 'react';
import { Field } from './field';

/** The text selected for copying by hand, where the browser refuses the clipboard. */
export function CopyByHand({ id, label, text }: { id: string; label: string; text: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    area.current?.focus();
    area.current?.select();
  }, [text]);
  return (
    <div className="no-print">
      <Field id={id} label={label} as="textarea" ref={area} readOnly rows={8} value={text} />
    </div>
  );
}
