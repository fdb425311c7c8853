import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageContext } from '../lib/page';
import { fixtures } from '../lib/fixtures';
import type { Question } from '../lib/schema.gen';
import { reveal } from '../navigation/hash-target';
import { Answers } from './answers';
import { Questions } from './questions';

const [page] = fixtures['home page'];
const questions: Question[] = Array.from({ length: 8 }, (_, i) => ({
  id: `answer-${i}`,
  question: `Question ${i}`,
  tonight: [`${i}a`, `${i}b`, `${i}c`],
  path: '/guide',
  guide: 'A guide',
  calls: [],
}));

function show() {
  render(
    <PageContext value={page}>
      <Answers answers={page.content.answers!}>
        <Questions answers={{ ...page.content.answers!, questions }} />
      </Answers>
    </PageContext>,
  );
}

it('shows six questions, and the others below a fold', () => {
  show();
  expect(screen.getByText('Question 5')).toBeVisible();
  expect(screen.getByText('Question 6')).not.toBeVisible();
});

it('opens the question that a link leads to, and its fold', async () => {
  show();
  expect(screen.getByText('7a')).not.toBeVisible();
  await act(async () => reveal(document.getElementById('answer-7')!));
  expect(screen.getByText('7a')).toBeVisible();
  expect(screen.getByText('6a')).not.toBeVisible();
});
