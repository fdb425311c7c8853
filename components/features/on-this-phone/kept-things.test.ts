import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { keptThings, removeThing } from './kept-things';

const ours: Record<string, string> = {
  'family-log/plan': '{"version":1,"since":1700000000000,"value":[]}',
  'family-log': '{"version":1,"value":"ab12"}',
  'family-log/2026-11-20': '{"version":1,"since":1700000000000,"value":[]}',
  'family-log/2026-11-21': '{"version":1,"since":1600000000000,"value":[]}',
  'family-log/2026-11-22': '{"version":1,',
  'child-birth': '{"version":1,"value":{"born":"2026-02-01","weeksEarly":0}}',
  isLoggedIn: 'true',
  theme: 'dim',
  consent: '{"granted":{},"at":"","version":2}',
  'of-before': '{"version":0,"value":1}',
};

beforeEach(() => {
  localStorage.clear();
  for (const [key, text] of Object.entries(ours)) localStorage.setItem(key, text);
});

describe('What is kept', () => {
  it('is all named, with its age and size', async () => {
    const things = await keptThings();
    expect(things.flatMap(({ keys }) => keys).sort()).toEqual(Object.keys(ours).sort());
    expect(things.map(({ name }) => name)).toEqual([
      'plan',
      'diary',
      'birth',
      'login',
      'look',
      'consent',
      'other',
    ]);
    expect(things[1]).toMatchObject({ since: 1_600_000_000_000 });
    expect(things[4]).toMatchObject({ bytes: 'themedim'.length, since: undefined });
  });

  it('is removed one by one, and nothing is left', async () => {
    const things = await keptThings();
    await removeThing(things[1]!);
    expect(Object.keys(localStorage).some((key) => key.startsWith('family-log/2'))).toBe(false);
    expect(localStorage).toHaveLength(Object.keys(ours).length - 4);
    for (const thing of things) await removeThing(thing);
    expect(localStorage).toHaveLength(0);
  });

  it('has a name for every place that the code keeps something in', () => {
    const root = `${import.meta.dirname}/../..`;
    const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/test|fixtures/.test(file))
      .map((file) => readFileSync(`${root}/${file}`, 'utf8'));
    const places = sources.flatMap((text) =>
      [...text.matchAll(/\bkept(?:As|Days)(?:<\w+>)?\(\s*'([\w-]+)'/g)].map(([, key]) => key),
    );
    expect(new Set(places)).toEqual(new Set(['child-birth', 'family-log']));
  });
});
