import type { ReactNode, SyntheticEvent } from 'react';
import type { DiaryDay as Words } from '../../lib/schema.gen';
import { Button } from '../../ui/button';
import styles from './diary.module.css';

interface DayFormProps {
  words: Words;
  children: ReactNode;
  problem: string | false;
  canSave: boolean;
  onSave: () => void;
  /** For an existing entry. */
  onRemove: (() => void) | undefined;
  /** Closes the form, as does Escape. */
  onDone: () => void;
}

/** The form of an entry, with buttons to save, remove or leave it. */
export function DayForm(props: DayFormProps) {
  const { words, onSave, onRemove, onDone } = props;
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form
      className={styles.form}
      autoComplete="off"
      onSubmit={save}
      onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && onDone()}
    >
      {props.children}
      <p role="alert" className={styles.problem}>
        {props.problem}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" disabled={!props.canSave}>
          {words.save}
        </Button>
        {onRemove && (
          <Button
            variant="quiet"
            onClick={() => {
              onRemove();
              onDone();
            }}
          >
            {words.remove}
          </Button>
        )}
        <Button variant="ghost" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
