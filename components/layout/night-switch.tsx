import { useSite } from '../lib/page';
import { chooseTheme, useTheme } from '../lib/theme';
import { Button } from '../ui/button';
import { Lamp, Moon, Sun } from '../ui/icons';
import bar from './bar.module.css';

/** A switch for the dark theme, which overrides the system's setting. It gives way to the dim switch. */
export function NightSwitch() {
  const night = useTheme() !== 'day';
  const { nightLight } = useSite().words;
  return (
    <button
      type="button"
      className={`${bar.round} needs-scripts unless-dim`}
      aria-pressed={night}
      onClick={() => chooseTheme(night ? 'day' : 'night')}
    >
      {night ? <Sun /> : <Moon />}
      <span className="visually-hidden">{nightLight}</span>
    </button>
  );
}

interface DimSwitchProps {
  labelled?: boolean;
  className?: string | undefined;
}

/** A switch for the dim amber theme. Switching it off leaves the dark theme: the room is still dark. */
export function DimSwitch({ labelled, className = '' }: DimSwitchProps) {
  const dim = useTheme() === 'dim';
  const { dimLight } = useSite().words;
  const wiring = {
    'aria-pressed': dim,
    onClick: () => chooseTheme(dim ? 'night' : 'dim'),
  };
  if (labelled) {
    return (
      <Button variant="quiet" className="needs-scripts" {...wiring}>
        <Lamp />
        {dimLight}
      </Button>
    );
  }
  return (
    <button type="button" className={`${bar.round} needs-scripts ${className}`} {...wiring}>
      <Lamp />
      <span className="visually-hidden">{dimLight}</span>
    </button>
  );
}
