import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('says no name on the screen that asks for it', () => {
  const questions = readFileSync(
    `${import.meta.dirname}/../../../content/plan/questions.yaml`,
    'utf8',
  );
  const [first] = questions.slice(questions.indexOf('\nchild-name:') + 1).split(/\n(?=\w)/);
  expect(first).toContain('question:');
  expect(first).not.toContain('{name}');
});
