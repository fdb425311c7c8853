import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { copySite } from './site-copy';

/** Two families with different passwords. */
export const rose = { username: 'rose', password: 'glacier pesticide umbrella trombone napkin' };
export const ivy = { username: 'ivy', password: 'parachute velvet cactus catfish moonlit' };

/** A guide with files that no public page links to. */
export const guideWithFiles = { path: '/with-files', paper: '%PDF-1.7 What the paper says.' };

const guide = `---
title: With Files
description: A guide of the tests that shows a photograph and leads to a paper, for members alone.
access: members
lead: A photograph, a drawing and a paper.
now: [One., Two., Three.]
reviewed: 2026-01-01
sources:
  - label: None
    href: https://example.org/
---
## Files

![A dark bedroom](whisper.jpg)

![A moon](/whisper/moon.svg)

Read [the paper](/whisper/paper.pdf).
`;

type Pair = typeof rose;

/** A copy of the site with a sealed library, which one pair unlocks. */
export async function sealedSite(pair: Pair) {
  const site = await copySite();
  const photograph = sharp({
    create: { width: 1000, height: 600, channels: 3, background: '#245' },
  });
  await photograph.jpeg().toFile(join(site.root, 'content/pictures/whisper.jpg'));
  await mkdir(join(site.root, 'public/whisper'));
  for (const [file, text] of [
    ['content/guides/with-files.md', guide],
    ['public/whisper/paper.pdf', guideWithFiles.paper],
    [
      'public/whisper/moon.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><circle r="9"/></svg>',
    ],
  ] as const) {
    await writeFile(join(site.root, file), text);
  }
  /** Builds with a new key and a given password, as for a new deploy. */
  const deploy = ({ username, password }: Pair) => {
    site.run(['member', 'set', '--protect', 'sealed', '--yes'], `${username}\n${password}\n`);
    site.run(['build', '--quiet']);
  };
  deploy(pair);
  return { ...site, deploy };
}
