import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { forgetDrafts, useDraft, useFormDraft } from './drafts';

beforeEach(forgetDrafts);

function Counter({ name }: { name: string }) {
  const [count, setCount] = useDraft(name, 0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

function Form() {
  const form = useRef<HTMLFormElement>(null);
  useFormDraft('form', form);
  return (
    <form ref={form} aria-label="Form">
      <input type="hidden" name="kind" defaultValue="contact" />
      <input aria-label="Name" name="name" />
      <input aria-label="Password" type="password" name="password" />
      <select aria-label="Age" name="age">
        <option>young</option>
        <option>old</option>
      </select>
      <textarea aria-label="Message" name="message" />
    </form>
  );
}

it('a value is there again when its component is', async () => {
  render(<Counter name="a" />);
  await userEvent.click(screen.getByRole('button'));
  cleanup();
  render(<Counter name="a" />);
  expect(screen.getByRole('button')).toHaveTextContent('1');
  cleanup();
  render(<Counter name="b" />);
  expect(screen.getByRole('button')).toHaveTextContent('0');
});

it('the fields of a form are filled in again, but for passwords', async () => {
  render(<Form />);
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.selectOptions(screen.getByLabelText('Age'), 'old');
  await userEvent.type(screen.getByLabelText('Message'), 'Hello');
  cleanup();
  render(<Form />);
  expect(screen.getByRole('form')).toHaveFormValues({
    kind: 'contact',
    name: 'Ada',
    password: '',
    age: 'old',
    message: 'Hello',
  });
});

it('a form that was reset stays empty', async () => {
  render(<Form />);
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  screen.getByRole<HTMLFormElement>('form').reset();
  cleanup();
  render(<Form />);
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

it('drafts are neither stored nor kept for the next person', async () => {
  render(<Counter name="a" />);
  await userEvent.click(screen.getByRole('button'));
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  cleanup();
  forgetDrafts();
  render(<Counter name="a" />);
  expect(screen.getByRole('button')).toHaveTextContent('0');
});
