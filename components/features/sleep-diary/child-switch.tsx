import { isForgotten, openSleep } from '../../lib/diary';
import type { Child } from '../../lib/children';
import { useChildren } from '../../lib/kept-log';
import type { SleepDiary } from '../../lib/schema.gen';
import { showChild } from '../../lib/shown-child';
import { Button } from '../../ui/button';
import { DoneLine } from '../../ui/done-line';
import styles from './diary.module.css';
import { stateText } from './now-buttons';
import { useDiary } from './use-diary';

interface SwitchProps {
  words: Pick<SleepDiary, 'children' | 'needs' | 'now'>;
}

/** Chooses the child whose log is shown and written, in a family with several. */
export function ChildSwitch({ words }: SwitchProps) {
  const { children, mark } = useChildren();
  if (children.length === 0) return null;
  return (
    <div role="group" aria-label={words.children.whose} className={`${styles.buttons} no-print`}>
      {children.map((child) => (
        <Button
          key={child.mark}
          variant={child.mark === mark ? 'primary' : 'quiet'}
          aria-pressed={child.mark === mark}
          onClick={() => showChild(child.mark)}
        >
          {child.name}
        </Button>
      ))}
    </div>
  );
}

/** The state of the other children, with the most important tap. */
export function OtherChildren({ words }: SwitchProps) {
  const { children, mark } = useChildren();
  return children.map(
    (child) => child.mark !== mark && <Other key={child.mark} child={child} words={words} />,
  );
}

function Other({
  child: { mark, name },
  words: { needs, now: words },
}: SwitchProps & { child: Child }) {
  const tools = useDiary(needs, mark);
  const { diary, done, now } = tools;
  const open = openSleep(diary);
  const tap = open ? words.awake : words.asleep;
  return (
    <div className={`${styles.child} no-print`}>
      <p>
        <strong>{name}</strong> {!done && !tools.handed && stateText(tools, words)}
        <span role="status">
          <DoneLine done={done} words={words} />
        </span>
      </p>
      {!(open && isForgotten(open, now)) && (
        <Button
          variant="quiet"
          aria-label={`${tap}: ${name}`}
          onClick={() => (open ? tools.wake() : tools.fallAsleep())}
        >
          {tap}
        </Button>
      )}
    </div>
  );
}
