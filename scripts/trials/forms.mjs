// @ts-check
// Forms that are sent to a server that is killed.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { count, outcome } from './outcome.mjs';
import { builtSite, previewed } from './site.mjs';

/** @typedef {ReturnType<typeof import('../../bench/random.mjs').random>} Random */

/** Forms that are sent fifty at a time to a server that is killed and started again. */
export async function killedForms(/** @type {number} */ forms, /** @type {Random} */ random) {
  const result = outcome('forms, fifty at once, with `kill -9` in between', forms);
  const site = await builtSite('forms');
  const answered = new Set();
  let sent = 0;
  let kills = 0;
  while (sent < forms) {
    const server = await previewed(site);
    const last = Math.min(forms, sent + random.between(100, 1000));
    const moment = sent + Math.floor((last - sent) * 0.8);
    const sender = async () => {
      while (sent < last && server.child.exitCode === null) {
        const message = `${sent++} ${'words '.repeat(random.between(1, 400))}`.trim();
        if (sent === moment) {
          server.child.kill('SIGKILL');
          kills++;
        }
        if (await post(server.url, message)) answered.add(message);
      }
    };
    await Promise.all(Array.from({ length: 50 }, sender));
    server.child.kill('SIGKILL');
    await server.over;
  }
  const { kept, torn } = readInbox(site);
  for (const message of answered) {
    const isKept = kept.get(message) === 1;
    count(result, isKept, message.slice(0, 20));
    if (!isKept) result.lost += message.length;
  }
  result.note = `${sent} sent, ${answered.size} answered, ${kills} kills, ${torn} torn lines`;
  return [result];
}

/** How often each message is in the inbox, and how many lines are no whole submission. */
function readInbox(/** @type {string} */ site) {
  /** @type {Map<string, number>} */
  const kept = new Map();
  let torn = 0;
  const text = readFileSync(join(site, 'received/contact.jsonl'), 'utf8');
  for (const line of text.split('\n').filter(Boolean)) {
    try {
      const { message } = JSON.parse(line).fields;
      kept.set(message, (kept.get(message) ?? 0) + 1);
    } catch {
      torn++;
    }
  }
  return { kept, torn };
}

/** Sends the contact form. @returns whether it was answered with success. */
async function post(/** @type {string} */ url, /** @type {string} */ message) {
  const body = new URLSearchParams({ 'form-name': 'contact', message });
  try {
    const response = await fetch(`${url}/contact`, { method: 'POST', body });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false; // the server was killed
  }
}
