import { expect, it } from 'vitest';
import type { SafetyQuestion, SafetyVerdict } from '../../lib/schema.gen';
import { findOut } from './safe-tonight-finder';

const answer = (id: string, verdict: string) => ({ id, label: id, verdict });
const questions: SafetyQuestion[] = [
  { id: 'place', question: '?', answers: [answer('cot', 'good'), answer('bed', 'ready')] },
  {
    id: 'room',
    question: '?',
    when: ['cot'],
    answers: [answer('same', 'good'), answer('other', 'near')],
  },
  {
    id: 'drink',
    question: '?',
    when: ['bed'],
    answers: [answer('none', 'ready'), answer('some', 'drank')],
  },
  {
    id: 'tired',
    question: '?',
    when: ['bed'],
    answers: [answer('no', 'ready'), answer('yes', 'tired')],
  },
];
const verdict =
  (kind: SafetyVerdict['kind']) =>
  (id: string): SafetyVerdict => ({ id, kind, title: id, now: [] });
const verdicts: SafetyVerdict[] = [
  ...['drank', 'tired', 'near'].map(verdict('stop')),
  ...['ready', 'good'].map(verdict('fine')),
];

it.each([
  [{}, ['place'], undefined],
  [{ place: 'cot' }, ['place', 'room'], undefined],
  [{ place: 'cot', room: 'same' }, ['place', 'room'], 'good'],
  [{ place: 'cot', room: 'other' }, ['place', 'room'], 'near'],
  [{ place: 'bed' }, ['place', 'drink'], undefined],
  [{ place: 'bed', drink: 'none' }, ['place', 'drink', 'tired'], undefined],
  [{ place: 'bed', drink: 'none', tired: 'no' }, ['place', 'drink', 'tired'], 'ready'],
  [{ place: 'bed', drink: 'none', tired: 'yes' }, ['place', 'drink', 'tired'], 'tired'],
  // An answer to a question that no longer applies is ignored.
  [{ place: 'bed', drink: 'some', tired: 'no' }, ['place', 'drink'], 'drank'],
  [{ place: 'cot', drink: 'some' }, ['place', 'room'], undefined],
  [{ place: 'nowhere' }, ['place'], undefined],
] as const)('after %o asks %o, and says %s', (given, asked, said) => {
  const found = findOut(questions, verdicts, given);
  expect(found.asked.map(({ id }) => id)).toEqual(asked);
  expect(found.verdict?.id).toBe(said);
});
