import { minutesLeft, type Reading } from '../../features/reading/use-reading';
import type { Dashboard, Module } from '../../lib/schema.gen';
import { fill } from '../../lib/text';
import { ArrowRight } from '../../ui/icons';
import styles from '../dashboard.module.css';

interface ContinueProps {
  module: Module;
  reading: Reading;
  words: Dashboard['today'];
}

/** Leads to the module that comes next, with the minutes that are left of it. */
export function Continue({
  module: { minutes, path, title },
  reading: { parts },
  words,
}: ContinueProps) {
  const label = fill(Object.keys(parts ?? {}).length > 0 ? words.continue : words.begin, {
    module: title,
  });
  const length = minutes
    ? fill(parts?.[path] ? words.left : words.length, {
        minutes: String(minutesLeft(minutes, parts?.[path])),
      })
    : '';
  return (
    <a href={path} className={styles.continue}>
      {label + length}
      <ArrowRight />
    </a>
  );
}
