import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, inflateSync, unzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unlock } from '../../components/features/login/unlock';
import type { LibraryKey } from '../../components/lib/library-key';
import type { Lock, Page } from '../../components/lib/schema.gen';
import { openSealed } from '../../components/navigation/sealed-file';
import * as routes from '../routes';
import { guideWithFiles, rose, sealedSite } from '../sealed-site';
import { plainSentences } from './page-text';
import { finishedFiles, memberMarkup, readFinished, memberFile, servedHtml } from './site';

let site: Awaited<ReturnType<typeof sealedSite>>;
beforeAll(async () => {
  site = await sealedSite(rose);
});
afterAll(() => site.remove());

const inSealed = (path: string) => readFileSync(join(site.root, 'dist', path));

function pageAt(path: string): Page {
  const html = inSealed(`${path}/index.html`).toString();
  const doc = new DOMParser().parseFromString(html, 'text/html');
  return (JSON.parse(doc.getElementById('page-data')?.textContent ?? '') as { page: Page }).page;
}

/** The key, as unwrapped by the login. */
async function libraryKey(): Promise<LibraryKey> {
  const { lock } = pageAt('/login').content as { lock: Lock };
  const key = await unlock(lock, rose.username, rose.password);
  if (!key) throw new Error('the pair opens nothing');
  return key;
}

describe('a sealed library', () => {
  it('has every members’ page in it, as it is without the seal', async () => {
    const { name, key } = await libraryKey();
    for (const path of routes.members) {
      const address = pageAt(path).gate?.body ?? '';
      expect(address).toMatch(new RegExp(`^/members/${name}${path}-.{12}\\.sealed$`));
      const opened = await (await openSealed(key, path, new Uint8Array(inSealed(address)))).text();
      expect(opened).toBe(readFinished(memberFile(path) ?? ''));
    }
  });

  it('has the members’ search index in it too', async () => {
    const addressIn = (index: string) => (JSON.parse(index) as { members: string }).members;
    const { key } = await libraryKey();
    const sealed = new Uint8Array(inSealed(addressIn(inSealed('/search.json').toString())));
    const opened = await (await openSealed(key, '/search', sealed)).text();
    const pathsOf = (index: string) =>
      (JSON.parse(index) as { entries: { path: string }[] }).entries.map(({ path }) => path);
    const open = pathsOf(readFinished(addressIn(readFinished('/search.json'))));
    expect(pathsOf(opened).filter((path) => path !== guideWithFiles.path)).toEqual(open);
  });

  it('publishes only what is sealed in the folder of members’ files', () => {
    const files = readdirSync(join(site.root, 'dist/members'), { recursive: true }).map(String);
    expect(files.filter((file) => file.endsWith('.sealed')).length).toBeGreaterThanOrEqual(
      routes.members.length,
    );
    expect(files.filter((file) => file.endsWith('.json'))).toEqual([]);
  });

  it('has none of a hundred of its sentences in any published file', () => {
    const sentences = hundredSentences();
    const holding = (texts: string[]) =>
      sentences.filter((sentence) => texts.some((text) => text.includes(sentence)));
    // Shows that they can be found: without the seal the site publishes all of them.
    expect(holding(finishedFiles('members').map(readFinished))).toHaveLength(100);

    const files = publishedFiles();
    expect(files.length).toBeGreaterThan(100);
    const leaks = files.filter((file) => holding(readings(inSealed(file))).length > 0);
    expect(leaks).toEqual([]);
  });

  it('keeps none of them for the next build either', () => {
    const kept = readdirSync(join(site.root, '.nightlight'), {
      recursive: true,
      withFileTypes: true,
    })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
    expect(kept.length).toBeGreaterThan(1);
    const texts = kept.flatMap(readings);
    expect(hundredSentences().filter((it) => texts.some((text) => text.includes(it)))).toEqual([]);
  });

  it('publishes neither its key nor those of its members', () => {
    const yaml = readFileSync(join(site.root, 'content/members.yaml'), 'utf8');
    const keys = [...yaml.matchAll(/key: (\S{44})$/gm)].map(([, key]) => key ?? '');
    expect(keys).toHaveLength(2);
    const secrets = keys.flatMap((key) => [key, Buffer.from(key, 'base64').toString('latin1')]);
    for (const file of publishedFiles()) {
      const text = inSealed(file).toString('latin1');
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    }
  });
});

/** A hundred sentences that only members can read, from all over the library. */
function hundredSentences(): string[] {
  const inPublic = [...routes.public_.map(servedHtml)].join('\n');
  const sentences = routes.members
    .flatMap((path) => plainSentences(Object.values(memberMarkup(path))))
    .filter((sentence) => !inPublic.includes(sentence));
  const different = [...new Set(sentences)];
  const step = Math.floor(different.length / 100);
  expect(step).toBeGreaterThanOrEqual(1);
  return different.filter((_, i) => i % step === 0).slice(0, 100);
}

function publishedFiles(): string[] {
  return readdirSync(join(site.root, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(site.root, 'dist').length));
}

/** The content of a file, both raw and with each decompression that succeeds. */
function readings(data: Buffer): string[] {
  return [String, gunzipSync, inflateSync, unzipSync, brotliDecompressSync].flatMap((unpack) => {
    try {
      return [unpack(data).toString()];
    } catch {
      return [];
    }
  });
}
