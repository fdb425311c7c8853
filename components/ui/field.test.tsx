import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Field } from './field';

describe('A field', () => {
  it('connects its label, hint and error with the control', () => {
    render(
      <Field
        id="email"
        label="Email Address"
        hint="So that I can answer."
        error="Please fill it in."
      />,
    );
    const control = screen.getByRole('textbox', { name: 'Email Address' });
    expect(control).toHaveAccessibleDescription('So that I can answer. Please fill it in.');
    expect(control).toBeInvalid();
  });

  it('has no description without hint and error', () => {
    render(<Field id="message" label="Message" optional as="textarea" />);
    const control = screen.getByRole('textbox', { name: 'Message (optional)' });
    expect(control).not.toHaveAttribute('aria-describedby');
    expect(control).toBeValid();
  });
});
