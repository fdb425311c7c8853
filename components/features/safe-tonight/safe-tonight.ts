import type { SafetyQuestion, SafetyVerdict } from '../../lib/schema.gen';

/** The answers so far: the ID of the answer by the ID of its question. */
export type Given = Readonly<Record<string, string>>;

/** The questions to show, and the verdict once there is one. */
export interface Finding {
  asked: readonly SafetyQuestion[];
  verdict: SafetyVerdict | undefined;
}

/** Goes through the questions, and ends with the first danger: it decides what to do tonight. */
export function findOut(
  questions: readonly SafetyQuestion[],
  verdicts: readonly SafetyVerdict[],
  given: Given,
): Finding {
  const asked: SafetyQuestion[] = [];
  let verdict: SafetyVerdict | undefined;
  for (const question of questions) {
    const said = asked.map(({ id }) => given[id]);
    if (question.when && !question.when.some((id) => said.includes(id))) continue;
    asked.push(question);
    const answer = question.answers.find(({ id }) => id === given[question.id]);
    verdict = verdicts.find(({ id }) => id === answer?.verdict);
    if (!verdict || verdict.kind === 'stop') break;
  }
  return { asked, verdict };
}
