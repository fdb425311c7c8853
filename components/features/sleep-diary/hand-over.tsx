import { useMemo, useState } from 'react';
import { handOver } from '../../lib/handed-over';
import { HANDOVER_PATH, handoverHash, handoverOf } from '../../lib/handover';
import { useFamilyLog } from '../../lib/kept-log';
import { Html } from '../../lib/html';
import type { DiaryHandover } from '../../lib/schema.gen';
import { shareLink } from '../../lib/share';
import { Button } from '../../ui/button';
import { CopyByHand } from '../../ui/copy-by-hand';
import { toast } from '../../ui/toast';
import shared from './diary.module.css';
import styles from './passing-on.module.css';
import { qrPath } from './qr-path';
import type { DiaryTools } from './use-diary';

/** Tonight so far, as a link to send and as a QR code for the other phone's camera. */
export function HandOver({ tools, words }: { tools: DiaryTools; words: DiaryHandover }) {
  const { now, handed } = tools;
  const log = useFamilyLog();
  const url = location.origin + HANDOVER_PATH + handoverHash(handoverOf(log, now));
  const code = useMemo(() => qrPath(url), [url]);
  const [byHand, setByHand] = useState('');
  const send = async () => {
    const sent = await shareLink(url, words.subject);
    setByHand(sent === 'refused' ? url : '');
    if (sent === 'shared' || sent === 'copied') handOver();
    if (sent === 'copied') toast({ title: words.copied, kind: 'success' });
  };
  return (
    <section className={shared.average} aria-label={words.title}>
      <h2>{words.title}</h2>
      <Button onClick={() => void send()}>{words.send}</Button>
      {byHand && <CopyByHand id="handover-link" label={words.byHand} text={byHand} />}
      {code ? (
        <figure className={styles.code}>
          <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={words.code}>
            <rect width={code.size} height={code.size} />
            <path d={code.path} />
          </svg>
          <figcaption>{words.code}</figcaption>
        </figure>
      ) : (
        <p>{words.long}</p>
      )}
      {!handed && (
        <Button variant="quiet" onClick={handOver}>
          {words.theirs}
        </Button>
      )}
      <Html of={words.note} as="p" className={shared.note} />
    </section>
  );
}
