import { expect, it } from 'vitest';
import { createScrollMemory } from './place-reader';

const storage = () => sessionStorage;
const refused = () => {
  throw new DOMException('refused', 'SecurityError');
};

it('recalls what was saved, and knows what was not', () => {
  const memory = createScrollMemory(storage);
  memory.save('a', 600);
  expect(memory.recall('a')).toBe(600);
  expect(memory.recall('b')).toBeUndefined();
});

it('outlives the document once it is written down', () => {
  const before = createScrollMemory(storage);
  before.save('a', 600);
  expect(createScrollMemory(storage).recall('a')).toBeUndefined();
  before.persist();
  expect(createScrollMemory(storage).recall('a')).toBe(600);
});

it('keeps the fifty entries that were saved last', () => {
  const memory = createScrollMemory(storage);
  for (let i = 0; i < 50; i++) memory.save(`entry ${i}`, i);
  memory.save('entry 0', 7);
  memory.save('one more', 1);
  expect(memory.recall('entry 0')).toBe(7);
  expect(memory.recall('entry 1')).toBeUndefined();
  expect(memory.recall('entry 2')).toBe(2);
});

it('works for one document where storage is refused', () => {
  const memory = createScrollMemory(refused);
  memory.save('a', 600);
  memory.persist();
  expect(memory.recall('a')).toBe(600);
});

it.each(['{', '{"a":1}', 'null', '[["a","down"],["b"],7]'])('starts afresh from %s', (stored) => {
  sessionStorage.setItem('scroll', stored);
  expect(createScrollMemory(storage).recall('a')).toBeUndefined();
});
