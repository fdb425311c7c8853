import { diaryOf, type Diary } from '../../lib/diary';
import { readLog, useChildren } from '../../lib/kept-log';
import { Field } from '../../ui/field';
import type { DiaryTools } from './use-diary';

interface ChildFieldProps {
  label: string;
  /** The child that was chosen in place of the one that is shown. */
  whose: number | undefined;
  onEnter: (whose?: number) => void;
}

/** Whose an entry is, of a family with several children: it may have been written down for the wrong one. */
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

/** The diary of the child that was chosen. */
export function diaryOfChosen(tools: DiaryTools, whose: number | undefined): Diary {
  return whose === undefined ? tools.diary : diaryOf(readLog(whose));
}
