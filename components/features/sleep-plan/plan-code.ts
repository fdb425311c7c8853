import { decodedPart } from '../../lib/text';
import {
  ages,
  alsos,
  arrangements,
  dummyUses,
  goals,
  inSafePlace,
  methods,
  noAnswers,
  reachableScreen,
  withAge,
  withArrangement,
  type Answers,
} from './plan';

/** The first part of every code; a later format will have a different one. */
const VERSION = '1';

/** The longest name that the wizard accepts, in UTF-16 code units. */
export const NAME_MAX_LENGTH = 80;

/** Longer than any code: each code unit of a name becomes at most nine characters. */
const CODE_MAX_LENGTH = 800;

/** Control characters, unpaired surrogates, line separators, and bidirectional control characters. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Removes invisible characters from a name that could affect the text around it. */
export function cleanName(name: string): string {
  return name
    .replace(unprintable, '')
    .trim()
    .slice(0, NAME_MAX_LENGTH)
    .replace(/\p{Cs}/gu, '');
}

/**
 * Encodes complete answers for an address or for storage: the version, where the child sleeps and
 * the goal, the methods as bits, the room, the dummy, the age with the initials of the family's
 * additions, and the name, such as `1.ca.2h.1.0.3e.Noor`.
 */
export function encodeAnswers(answers: Answers): string {
  const { sleepArrangement, cosleepGoal, settlingMethods, sameRoom, dummyUsage } = answers;
  const { age, also = [] } = answers;
  const initials = alsos.map((each) => (also.includes(each) ? each.charAt(0) : '')).join('');
  const bits = methods.reduce((sum, m, i) => sum + (settlingMethods.includes(m) ? 2 ** i : 0), 0);
  return [
    VERSION,
    `${sleepArrangement ?? ''}${cosleepGoal ?? ''}`,
    bits.toString(36),
    sameRoom ? 1 : 0,
    dummyUses.indexOf(dummyUsage),
    (age ? String(ages.indexOf(age)) : '') + initials,
    encodeURIComponent(cleanName(answers.childName)),
  ].join('.');
}

const codeForm = /^1\.([a-f])([ab]?)\.([0-9a-z]{1,2})\.([01])\.(\d)\.(\d?)(e?)(a?)\.(.+)$/;

/**
 * Decodes an untrusted code. A code from before the rule that keeps babies born early out of a
 * shared bed decodes to the answers for the cot.
 *
 * @returns undefined unless encodeAnswers produces this code from complete answers.
 */
export function decodeAnswers(code: unknown): Answers | undefined {
  if (typeof code !== 'string' || code.length > CODE_MAX_LENGTH) return undefined;
  const [, place, goal, bits = '', room, dummy, age, early, alone, name = ''] =
    codeForm.exec(code) ?? [];
  const sleepArrangement = arrangements.find((each) => each === place);
  const dummyUsage = dummyUses[Number(dummy)];
  if (!sleepArrangement || !dummyUsage) return undefined;
  const cosleepGoal = goals.find((each) => each === goal);
  const used = parseInt(bits, 36);
  const also = alsos.filter((each) => [early, alone].includes(each.charAt(0)));
  const answers = withAge(
    withArrangement(
      {
        ...noAnswers,
        childName: cleanName(decodedPart(name)),
        ...(cosleepGoal && { cosleepGoal }),
        settlingMethods: methods.filter((_, i) => (used >> i) & 1),
        sameRoom: room === '1',
        dummyUsage,
        ...(also.length > 0 && { also }),
      },
      sleepArrangement,
    ),
    age ? ages[Number(age)] : undefined,
  );
  const isComplete = reachableScreen('plan', answers) === 'plan';
  const isOurs = normalised(encodeAnswers(answers)) === normalised(code);
  return isComplete && isOurs ? inSafePlace(answers) : undefined;
}

/** The code without its name, whose characters can be encoded in more than one way. */
function normalised(code: string): string {
  return code.split('.', 6).join('.');
}
