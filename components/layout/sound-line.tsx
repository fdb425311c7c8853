import { usePage } from '../lib/page';
import { useMinutesLeft, type Playing } from '../lib/playing';
import { fill } from '../lib/text';
import { Stop } from '../ui/icons';
import styles from './sound-line.module.css';

/** The current sleep sound, at the foot of all pages but its own. */
export function SoundLine({ playing }: { playing: Playing }) {
  const { sound, line, path, stop } = playing;
  const page = usePage();
  const left = useMinutesLeft(playing.left);
  if (page.path === path) return null;
  return (
    <aside className={`${styles.line} no-print`} aria-label={line.label} data-sound-line>
      <a href={path}>{sound.name}</a>
      {left !== undefined && <span>{fill(line.left, { minutes: String(left) })}</span>}
      <button type="button" onClick={stop}>
        <Stop />
        {sound.stop}
      </button>
    </aside>
  );
}
