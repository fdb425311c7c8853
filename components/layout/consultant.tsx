import { Html } from '../lib/html';
import { useSite } from '../lib/page';
import { Fold } from '../ui/fold';
import { Picture } from '../ui/picture';
import styles from './consultant.module.css';

/** The consultant's portrait in a round frame. */
export function Portrait({ className = '' }: { className?: string | undefined }) {
  const { portrait } = useSite().consultant;
  return (
    <Picture
      of={portrait}
      slot="portrait"
      as="span"
      className={`${styles.portrait} ${className}`}
    />
  );
}

/** A recording of the consultant's voice with its transcript; nothing without a recording. */
export function VoiceRecording() {
  const { recording } = useSite().consultant;
  if (!recording) return null;
  return (
    <figure className={`${styles.recording} no-print`}>
      <figcaption>{recording.label}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its words follow */}
      <audio controls preload="none" src={recording.href} aria-label={recording.label} />
      <Fold label={recording.transcriptLabel} look="more">
        <Html of={recording.transcript} className="prose" />
      </Fold>
    </figure>
  );
}
