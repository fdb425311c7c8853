import { useEffect, useRef } from 'react';
import { Field } from './field';

/** A selected text to copy by hand if the browser refuses access to the clipboard. */
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
