import { useState, type SyntheticEvent } from 'react';
import { childNamed, childrenIn, namingDrafts } from '../../lib/children';
import { readFamilyLog, readLog, useChildren, write } from '../../lib/kept-log';
import { LONGEST_NAME } from '../../lib/log';
import { movedPlan } from '../../lib/log-plan';
import type { DiaryChildren } from '../../lib/schema.gen';
import { FIRST, LAST, showChild } from '../../lib/shown-child';
import { fill } from '../../lib/text';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Fold } from '../../ui/fold';
import { Html } from '../../lib/html';
import styles from './diary.module.css';

interface ChildrenFormProps {
  words: DiaryChildren;
  /** The name of the only child, from its plan. */
  planName: string | undefined;
}

/** Names the children of a family: a field for each, and one for another. */
export function ChildrenForm(props: ChildrenFormProps) {
  return (
    <div className="no-print">
      <Fold label={props.words.open} look="more" screenOnly>
        <Names {...props} />
      </Fold>
    </div>
  );
}

function Names({ words, planName = '' }: ChildrenFormProps) {
  const { children, mark } = useChildren();
  const known =
    children.length > 0 ? children.map((child) => child.name) : [planName.slice(0, LONGEST_NAME)];
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [said, setSaid] = useState('');
  const fields = known.length < LAST ? [...known, ''] : known;
  const names = fields.map((text, i) => (typed[i] ?? text).trim());

  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const given = names.filter(Boolean).map((text) => text.toLocaleLowerCase());
    if (!names[0] || new Set(given).size < given.length) return setSaid(words.problem);
    if (children.length > 0 || names[1] || names[0] !== known[0])
      write(namingDrafts(readFamilyLog(), names));
    // A plan begun earlier belongs to the child with its name.
    const owner = childNamed(readFamilyLog(), known[0] ?? '');
    if (children.length === 0 && owner && owner.mark !== FIRST) {
      write(movedPlan(readLog(FIRST)), [], owner.mark);
    }
    setTyped({});
    setSaid(words.saved);
    const now = childrenIn(readFamilyLog());
    const added = now.find((one) => one.mark > FIRST && !children.some((c) => c.mark === one.mark));
    if (added) showChild(added.mark);
    else if (!now.some((child) => child.mark === mark)) showChild(FIRST);
  };
  return (
    <form className={styles.form} onSubmit={save} autoComplete="off">
      <Html of={words.note} as="p" />
      {fields.map((text, i) => (
        <Field
          key={i}
          id={`child-${i + 1}`}
          label={fill(words.name, { number: String(i + 1) })}
          type="text"
          maxLength={LONGEST_NAME}
          value={typed[i] ?? text}
          onEnter={(value) => setTyped({ ...typed, [i]: value })}
        />
      ))}
      <p role="status">{said}</p>
      <div>
        <Button type="submit" variant="quiet">
          {words.save}
        </Button>
      </div>
    </form>
  );
}
