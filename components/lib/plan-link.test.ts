import { describe, expect, it } from 'vitest';
import { openedAfterLogin, planCode, planHash } from './plan-link';

describe('a plan in the address', () => {
  it('is found again', () => {
    expect(planCode(planHash('1.a.1.0.3..Noor'))).toBe('1.a.1.0.3..Noor');
  });

  it.each(['', '#', '#stage-2', '#plans', '#plan'])('is missing in %s', (hash) => {
    expect(planCode(hash)).toBeUndefined();
    expect(openedAfterLogin(hash)).toBe('/getting-started');
  });

  it('survives the login, and leads nowhere but to the plan', () => {
    expect(openedAfterLogin('#plan=1')).toBe('/comforting-sleep-journey#plan=1');
    expect(openedAfterLogin('#plan=//elsewhere.example')).toMatch(/^\/comforting-sleep-journey#/);
  });
});
