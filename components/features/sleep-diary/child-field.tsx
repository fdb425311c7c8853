import { diaryOf, type Diary } from '../../lib/diary';
import { readLog, useChildren } from '../../lib/kept-log';
import { Field } from '../../ui/field';
import type { DiaryTools } from './use-diary';

interface ChildFieldProps {
  label: string;
  /** The child chosen instead of the shown one. */
  whose: number | undefined;
  onEnter: (whose?: number) => void;
}

/** The child of an entry, in a family with several: it may have been logged for the wrong one. */
export function ChildField({ label, whose, onEnter }: ChildFieldProps) {
  const { children, mark } = useChildren();
  if (children.length === 0) return null;
  return (
    <Field
      id="whose"
      label={label}
      as="select"
      value={whose ?? mark}
      onEnter={(value) => onEnter(Number(value) === mark ? undefined : Number(value))}
    >
      {children.map((child) => (
        <option key={child.mark} value={child.mark}>
          {child.name}
        </option>
      ))}
    </Field>
  );
}

/** The diary of the chosen child. */
export function diaryOfChosen(tools: DiaryTools, whose: number | undefined): Diary {
  return whose === undefined ? tools.diary : diaryOf(readLog(whose));
}
