import { clockAt } from '../lib/moment';
import { fill } from '../lib/text';
import { formatTime } from '../lib/time-of-day';
import type { Done } from '../lib/use-done';
import { Button } from './button';

interface DoneLineProps<What extends string> {
  done: Done<What> | undefined;
  words: Record<What | 'undo', string>;
}

/** The last action and its time, with an undo button. */
export function DoneLine<What extends string>({ done, words }: DoneLineProps<What>) {
  if (!done) return null;
  return (
    <>
      {fill(words[done.what], { time: formatTime(clockAt(done.at)) })}{' '}
      <Button variant="ghost" onClick={done.undo}>
        {words.undo}
      </Button>
    </>
  );
}
