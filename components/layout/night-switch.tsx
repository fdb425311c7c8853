import { useSite } from '../lib/page';
import { switchTheme, useNight } from '../lib/theme';
import { Moon, Sun } from '../ui/icons';
import styles from './bar.module.css';

/** The night light: dims the page, whatever the system says. */
export function NightSwitch() {
  const night = useNight();
  const { nightLight } = useSite().words;
  return (
    <button
      type="button"
      className={`${styles.round} needs-scripts`}
      aria-pressed={night}
      onClick={switchTheme}
    >
      {night ? <Sun /> : <Moon />}
      <span className="visually-hidden">{nightLight}</span>
    </button>
  );
}
