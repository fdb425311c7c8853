import { describe, expect, it } from 'vitest';
import { planCode, planHash } from './plan-link';

describe('a plan in the address', () => {
  it('is found again', () => {
    expect(planCode(planHash('1.a.1.0.3..Noor'))).toBe('1.a.1.0.3..Noor');
  });

  it.each(['', '#', '#stage-2', '#plans', '#plan'])('is missing in %s', (hash) => {
    expect(planCode(hash)).toBeUndefined();
  });
});
