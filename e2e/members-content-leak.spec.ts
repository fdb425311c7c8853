import type { APIRequestContext } from '@playwright/test';
import * as routes from './routes';
import { expect, test } from './fixtures';
import { membersBodyOf } from './page-text';

test('no public file holds a sentence that only members may read', async ({ request }) => {
  const { documents, scripts } = await sentToVisitors(request);
  // Both were really read: these words stand in every such page, and in a script.
  expect([...documents.values()].join('\n')).toContain('Member-Only Content');
  expect(scripts.size).toBeGreaterThan(10);
  expect([...scripts.values()].join('\n')).toContain('isLoggedIn');

  const bodies = new Map<string, Record<string, string>>();
  for (const path of routes.members) {
    bodies.set(path, (await membersBodyOf(request, documents.get(path) ?? '')).markup);
  }
  const all = [...bodies.values()];
  for (const [path, pieces] of bodies) {
    // What every body has is the frame around it, and the public pages' too.
    const own = Object.entries(pieces).filter(([id]) => !all.every((other) => id in other));
    const sentences = someOf(plainSentences(own.map(([, html]) => html)));
    expect(sentences, path).toHaveLength(3);
    for (const sentence of sentences) {
      for (const [address, text] of [...documents, ...scripts]) {
        expect(text.includes(sentence), `“${sentence}” of ${path} in ${address}`).toBe(false);
      }
    }
  }
});

/** All documents of the site as a visitor gets them, and each script that they lead to. */
async function sentToVisitors(request: APIRequestContext) {
  const documents = new Map<string, string>();
  for (const path of routes.all) documents.set(path, await (await request.get(path)).text());
  const scripts = new Map<string, string>();
  const waiting = [...documents.values()].flatMap(scriptsIn);
  for (let address = waiting.pop(); address; address = waiting.pop()) {
    if (scripts.has(address)) continue;
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    const text = await response.text();
    scripts.set(address, text);
    waiting.push(...scriptsIn(text));
  }
  return { documents, scripts };
}

/** The scripts that a document or a script names: loaded with it, or later perhaps. */
function scriptsIn(text: string): string[] {
  return [...text.matchAll(/["'](?:\/assets\/|\.\/)([\w-]+\.js)["']/g)].map(
    ([, name]) => `/assets/${name}`,
  );
}

/** Sentences that are written alike in HTML, in JSON and in JavaScript. */
function plainSentences(html: string[]): string[] {
  return html
    .flatMap((piece) => piece.split(/<[^>]*>/))
    .flatMap((text) => text.split(/(?<=[.?!:])\s+/))
    .filter((text) => /^[A-Z][\w ,;.-]{24,}[.?!]$/.test(text));
}

/** The first, the middle and the last. */
function someOf(sentences: string[]): string[] {
  const last = sentences.length - 1;
  return [...new Set([0, Math.floor(last / 2), last])].flatMap((at) => sentences[at] ?? []);
}
