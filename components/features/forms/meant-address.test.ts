import { expect, it } from 'vitest';
import { meantAddress } from './meant-address';

it.each([
  ['jo@gmial', 'jo@gmail.com'],
  ['jo@gmail', 'jo@gmail.com'],
  ['Jo.Bell+1@GMIAL.COM', 'Jo.Bell+1@gmail.com'],
  ['jo@gmail.co', 'jo@gmail.com'],
  ['jo@gmail.con', 'jo@gmail.com'],
  ['jo@gmaill.com', 'jo@gmail.com'],
  ['jo@hotmial.co.uk', 'jo@hotmail.co.uk'],
  ['jo@outlok.com', 'jo@outlook.com'],
  ['jo@iclould.com', 'jo@icloud.com'],
  ['jo@yaho.co.uk', 'jo@yahoo.co.uk'],
  [' jo@btinternet.cm ', 'jo@btinternet.com'],
])('takes %s for %s', (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant);
});

it.each([
  '',
  'jo',
  'jo@',
  '@gmail',
  'jo@gmail.com',
  'jo@HOTMAIL.co.uk',
  'jo@littledormouse.example',
  'jo@email.com',
  'jo@mail.com',
  'jo@ymail.com',
  'jo@sky.com',
  'jo@ski.com',
  'jo@he.com',
  'jo@live.com',
  'jo@gmail.com@gmial.com',
])('says nothing about “%s”', (typed) => {
  expect(meantAddress(typed)).toBeUndefined();
});
