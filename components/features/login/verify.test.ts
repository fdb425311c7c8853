import { readFileSync } from 'node:fs';
import { pbkdf2Sync } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { Verifier } from '../../lib/schema.gen';
import { verify } from './verify';

/** The verifier that ships, made by the command `member set` from member / goodnight. */
function shipped(): Verifier {
  const yaml = readFileSync('content/members.yaml', 'utf8');
  const value = (key: string) => new RegExp(`^${key}: (.+)$`, 'm').exec(yaml)?.[1] ?? '';
  return { salt: value('salt'), hash: value('hash'), iterations: Number(value('iterations')) };
}

/** A verifier with few iterations, for the derivation in JavaScript. */
const quick: Verifier = {
  salt: 'c2FsdA==',
  hash: pbkdf2Sync('member\0goodnight', 'salt', 100, 32, 'sha256').toString('base64'),
  iterations: 100,
};

describe('verify', () => {
  it('accepts the pair that the verifier was made from', async () => {
    expect(await verify(shipped(), 'member', 'goodnight')).toBe(true);
  });

  it.each([
    ['another password', 'member', 'goodbye', false],
    ['another name', 'members', 'goodnight', false],
    ['a capital in the name, as keyboards add it', 'Member', 'goodnight', true],
    ['another case of the password', 'member', 'Goodnight', false],
    ['a space after the password', 'member', 'goodnight ', false],
    ['spaces around the name, as keyboards add them', ' member ', 'goodnight', true],
    ['nothing', '', '', false],
    ['a pair that is only the same when joined', 'membergood', 'night', false],
  ])('decides on %s', async (_, username, password, expected) => {
    expect(await verify(quick, username, password)).toBe(expected);
  });

  it('decides the same without Web Crypto', async () => {
    vi.stubGlobal('crypto', {});
    expect(await verify(quick, 'member', 'goodnight')).toBe(true);
    expect(await verify(quick, 'member', 'goodbye')).toBe(false);
  });
});
