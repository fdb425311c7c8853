import { switchTheme, useNight } from '../lib/theme';
import { Moon, Sun } from '../ui/icons';
import styles from './bar.module.css';

/** The night light: dims the page, whatever the system says. */
export function NightSwitch() {
  const night = useNight();
  return (
    <button
      type="button"
      className={`${styles.round} needs-scripts`}
      aria-pressed={night}
      onClick={switchTheme}
    >
      {night ? <Sun /> : <Moon />}
      <span className="visually-hidden">Night light</span>
    </button>
  );
}
