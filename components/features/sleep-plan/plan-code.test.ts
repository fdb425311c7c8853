import { describe, expect, it } from 'vitest';
import { everyAnswer } from './every-plan';
import { noAnswers, withArrangement, type Answers } from './plan';
import { decodeAnswers, encodeAnswers } from './plan-code';

const family: Answers = {
  childName: 'Noor',
  age: '9-12-months',
  sleepArrangement: 'c',
  cosleepGoal: 'a',
  settlingMethods: ['dummy', 'rocking', 'patting'],
  sameRoom: true,
  dummyUsage: 'night_only',
};
const code = '1.ca.15.1.1.2.Noor';

describe('the code of a family’s answers', () => {
  it('is short, and starts with its version', () => {
    expect(encodeAnswers(family)).toBe(code);
    expect(decodeAnswers(code)).toEqual(family);
  });

  it('holds what a family added, in one order', () => {
    const added: Answers = { ...family, also: ['alone', 'early'] };
    expect(encodeAnswers(added)).toBe('1.ca.15.1.1.2ea.Noor');
    const inCot = withArrangement({ ...family, also: ['early', 'alone'] }, 'a');
    expect(decodeAnswers('1.a.15.1.1.2ea.Noor')).toEqual(inCot);
    expect(decodeAnswers('1.a.1.0.0.a.Noor')?.also).toEqual(['alone']);
  });

  it('has the cot for a baby born early whose code has a shared bed', () => {
    expect(decodeAnswers('1.ca.15.1.1.2e.Noor')).toMatchObject({ sleepArrangement: 'a' });
    expect(decodeAnswers('1.ca.15.1.1.4e.Noor')).toMatchObject({ sleepArrangement: 'c' });
  });

  it('brings back every set of answers', () => {
    let count = 0;
    for (const answers of everyAnswer()) {
      count++;
      const family = { ...answers, childName: 'Noor' };
      expect(decodeAnswers(encodeAnswers(family))).toEqual(family);
    }
    expect(count).toBeGreaterThan(5000);
  });

  it.each(['Zoë', 'نور', "D'Arcy O’Neil-Smith", 'A.B.', '<b>&"%', '100%', '🐭 Mouse', '{place}'])(
    'keeps a name as it is: %s',
    (childName) => {
      const code = encodeAnswers({ ...family, childName });
      expect(code).toMatch(/^[\w.!~*'()%-]+$/);
      expect(decodeAnswers(code)?.childName).toBe(childName);
    },
  );

  it.each([
    ['a line break', 'No\nor', 'Noor'],
    ['a turned line', '\u202Eroo\u2066N', 'rooN'],
    ['half a character', 'Noor\uD83D', 'Noor'],
    ['too many letters', 'N'.repeat(500), 'N'.repeat(80)],
    ['a character cut in half by the limit', 'N'.repeat(79) + '🐭', 'N'.repeat(79)],
  ])('cleans a name of %s', (_, childName, clean) => {
    expect(decodeAnswers(encodeAnswers({ ...family, childName }))?.childName).toBe(clean);
  });

  it('cleans the name of a code that was made by hand', () => {
    expect(decodeAnswers('1.a.1.0.0..No%00%0Aor%E2%80%AE')?.childName).toBe('Noor');
    expect(decodeAnswers(`1.a.1.0.0..${'N'.repeat(200)}`)?.childName).toHaveLength(80);
  });

  it.each([
    ['nothing', ''],
    ['no text', { code }],
    ['another version', code.replace('1.', '2.')],
    ['a code that was cut', code.slice(0, 9)],
    ['no name', '1.a.1.0.0..'],
    ['a name of spaces', '1.a.1.0.0..%20%20'],
    ['a name that is cut within a character', '1.a.1.0.0..%E2%80'],
    ['no place', '1.g.1.0.0..Noor'],
    ['no methods', '1.a.0.0.0..Noor'],
    ['methods that do not exist', '1.a.zz.0.0..Noor'],
    ['no goal where it is asked', '1.c.1.0.0..Noor'],
    ['a goal where none is asked', '1.aa.1.0.0..Noor'],
    ['another use of a dummy', '1.a.1.0.9..Noor'],
    ['something else added', '1.a.1.0.0.x.Noor'],
    ['additions in another order', '1.a.1.0.0.ae.Noor'],
    ['another age', '1.a.1.0.0.9.Noor'],
    ['a prototype', '__proto__'],
    ['too much', `1.a.1.0.0..${'N'.repeat(5000)}`],
  ])('is refused: %s', (_, damaged) => {
    expect(decodeAnswers(damaged)).toBeUndefined();
  });

  it('is refused when the answers are not complete', () => {
    expect(decodeAnswers(encodeAnswers(noAnswers))).toBeUndefined();
  });
});
