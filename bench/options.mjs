// @ts-check
// What the command line asks for.

import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { scenarioNames, scenarios } from './build.mjs';
import { hashOf } from './revisions.mjs';
import { nightlight, rivals } from './rivals.mjs';

/** @typedef {import('./rivals.mjs').Rival} Rival */
/** @typedef {ReturnType<typeof readOptions>} Options */

/** The scenarios of a command go by its name too. */
const commands = new Map(
  ['build', 'check'].map((command) => [
    command,
    /** @type {string[]} */ (scenarioNames.filter((name) => scenarios[name].command === command)),
  ]),
);
const parts = [...scenarioNames, 'dev', 'weight', 'visit'];

/** What is measured unless something is asked for; what is recorded is everything. */
const usual = { sizes: '40,1000', only: 'build' };
const everything = { sizes: 'real,40,1000,10000,100000', only: 'build,check,dev,weight,visit' };

export function readOptions() {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string' },
      rivals: { type: 'string' },
      against: { type: 'string', default: '' },
      only: { type: 'string' },
      runs: { type: 'string', default: '5' },
      folder: { type: 'string', default: join(tmpdir(), 'nightlight-bench') },
      port: { type: 'string', default: '4470' },
      record: { type: 'boolean', default: false },
      resume: { type: 'boolean', default: false },
    },
  });
  const all = { ...(values.record ? everything : usual), ...values };
  const revisions = list(all.against).map(hashOf);
  return {
    record: all.record,
    resume: all.resume,
    folder: resolve(all.folder),
    sizes: list(all.sizes).map((size) => (size === 'real' ? size : number(size))),
    only: chosenParts(all.only),
    revisions,
    products: [nightlight(), ...revisions.map(nightlight)],
    rivals: chosenRivals(values.rivals),
    runs: number(all.runs),
    port: number(all.port),
  };
}

/** @param {string} text what commas separate; “none” is nothing */
const list = (text) => text.split(',').filter((item) => item && item !== 'none');

function chosenParts(/** @type {string} */ text) {
  const chosen = list(text).flatMap((part) => commands.get(part) ?? [part]);
  const unknown = chosen.find((part) => !parts.includes(part));
  if (unknown) throw new Error(`There is no ${unknown} among build, check, ${parts.join(', ')}.`);
  return chosen;
}

/** @returns {Rival[]} */
function chosenRivals(/** @type {string | undefined} */ names) {
  if (names === undefined) return [...rivals];
  return list(names).map((name) => {
    const rival = rivals.find((one) => one.name === name);
    if (!rival)
      throw new Error(`There is no ${name} among ${rivals.map((r) => r.name).join(', ')}.`);
    return { ...rival, most: Infinity };
  });
}

function number(/** @type {string} */ text) {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`${text} is not a whole number above 0.`);
  return value;
}
