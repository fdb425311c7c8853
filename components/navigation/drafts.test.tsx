import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { forgetDrafts, useFormDraft } from './drafts';

beforeEach(forgetDrafts);

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

it('what is forgotten while its form is on the screen does not come back', async () => {
  render(<Form />);
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  forgetDrafts();
  expect(screen.getByLabelText('Name')).toHaveValue('');
  cleanup();
  render(<Form />);
  expect(screen.getByLabelText('Name')).toHaveValue('');
});
