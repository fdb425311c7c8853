import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, it } from 'vitest';
import { finishedFiles, readFinished } from './site';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      'heading-level': ['error', { allowMultipleH1: false, minInitialRank: 'h1' }],
      'input-missing-label': 'error',
      'missing-doctype': 'error',
      'no-inline-style': 'error',
      'no-missing-references': 'error',
      // The members' bar is beside the public one; the style sheet shows one of them.
      'unique-landmark': 'off',
      // The questions of /safe-tonight are answered without submitting.
      'wcag/h32': 'off',
    },
  }),
);

function faultsOf(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

const pages = finishedFiles('.').filter(
  (file) => file.endsWith('.html') && !file.startsWith('/admin/'),
);

it.each(pages)('%s is valid and accessible HTML', (file) => {
  expect(faultsOf(readFinished(file))).toEqual([]);
});

const home = readFinished('/index.html');

it.each([
  ['no language', '<html lang="en-GB"', '<html'],
  ['no title', /<title>[^<]*<\/title>/, ''],
  ['two titles', '<title>', '<title>One</title><title>'],
  ['two main headings', '</main>', '<h1>Another</h1></main>'],
  ['a heading level is left out', '</main>', '<h2>Two</h2><h5>Five</h5></main>'],
  ['an ID twice', '</main>', '<p id="twice"></p><p id="twice"></p></main>'],
  ['a picture without alternative text', '</main>', '<img src="/favicon.svg"></main>'],
  ['a field without a label', '</main>', '<input type="text"></main>'],
  ['a label for what is not there', '</main>', '<label for="nowhere">Name</label></main>'],
  ['a style in the page', '</main>', '<p style="color: red">Red</p></main>'],
])('%s is a fault', (_, old, with_) => {
  const spoilt = home.replace(old, with_);
  expect(spoilt).not.toBe(home);
  expect(faultsOf(spoilt)).not.toEqual([]);
});
