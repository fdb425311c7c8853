import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseAst } from 'vitest/node';

interface Node {
  type: string;
  [key: string]: unknown;
}

/** Attributes and properties whose texts a visitor reads or hears. */
const read = new Set(['aria-label', 'alt', 'title', 'placeholder', 'label', 'text']);

/** Labels and notices that the specification gives, by the section that does. */
const specified: Record<string, string[]> = {
  '2': [
    'Back',
    'Back to Home',
    'Create Sleep Plan',
    'Go to Login',
    'Logging in...',
    'Member-Only Content',
    'Password',
    'Playing...',
    'Read more',
    'Return to Home',
    'Sign Out',
    'Username',
  ],
  '4': ['Continue', 'Sending...', 'Stage', ', night'],
  '5': [
    "Child's Age",
    'Email Address',
    'Message',
    'Mobile Number',
    'Phone Number',
    'Your Name',
    '(optional)',
  ],
  '8': [
    'Appointment Scheduled!',
    'Booking Calendar',
    'Calendar opening',
    'Could not play white noise. Please check your browser settings.',
    'Login successful!',
    'Playing white noise example',
    'Scroll down to use our booking calendar.',
    'White noise stopped',
    'Your booking calendar has opened in a new tab.',
    'Your free consultation has been booked successfully.',
    'Your message has been sent successfully!',
  ],
};

/** What an author reads in `dev`; no visitor gets it. */
const whileWriting = ['Not loaded while writing. Start dev with --third-parties to see it.'];

/**
 * What only a screen reader says, of the kind of thing that is there; and the unit of a
 * table's chart.
 */
const unseen = [
  '(opens in a new tab)',
  'Leave this field empty',
  'Next story',
  'Previous story',
  'Show story',
  'TOG',
  'What families say',
  'of',
  'out of 5 stars',
];

/** All texts of a component that a visitor reads. */
function textsOf(source: string): string[] {
  const texts: string[] = [];
  walk(parseAst(source, { lang: 'tsx' }) as unknown as Node, (node, parents) => {
    const text = literal(node);
    if (text && /\p{L}{2}/u.test(text) && isRead(node, parents)) texts.push(text);
  });
  return texts;
}

function literal(node: Node): string | undefined {
  if (node.type === 'JSXText' || node.type === 'Literal') {
    return typeof node.value === 'string' ? node.value.trim().replaceAll(/\s+/g, ' ') : undefined;
  }
  if (node.type === 'TemplateElement') return (node.value as { cooked: string }).cooked.trim();
  return undefined;
}

function isRead(node: Node, parents: Node[]): boolean {
  if (node.type === 'JSXText') return true;
  for (const parent of parents.toReversed()) {
    switch (parent.type) {
      case 'JSXAttribute':
        return read.has((parent.name as Node).name as string);
      case 'Property':
        return read.has((parent.key as Node).name as string);
      case 'JSXExpressionContainer':
        if (parents.at(parents.indexOf(parent) - 1)?.type !== 'JSXAttribute') return true;
        break;
      case 'BinaryExpression':
      case 'CallExpression':
      case 'MemberExpression':
      case 'ArrowFunctionExpression':
        return false;
    }
  }
  return false;
}

function walk(node: unknown, visit: (node: Node, parents: Node[]) => void, parents: Node[] = []) {
  if (Array.isArray(node)) node.forEach((child) => walk(child, visit, parents));
  else if (node && typeof node === 'object' && 'type' in node) {
    visit(node as Node, parents);
    for (const child of Object.values(node)) walk(child, visit, [...parents, node as Node]);
  }
}

it('are those of the specification; all other words are content', () => {
  const sources = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|gen|d)\./.test(file),
  );
  const found = new Set(
    sources.flatMap((file) => textsOf(readFileSync(`components/${file}`, 'utf8'))),
  );
  const known = [...Object.values(specified).flat(), ...whileWriting, ...unseen];
  expect([...found].toSorted()).toEqual(known.toSorted());
});

it('are found wherever a component may say them', () => {
  const source = `
    const more = <p title="a title">a text {ready ? 'a choice' : \`a \${word} template\`}</p>;
    toast({ title: 'a notice', kind: 'success' });
    const silent = <p className="a class" id={'an id'}>{words.get('a key')}</p>;
  `;
  expect(textsOf(source)).toEqual(['a title', 'a text', 'a choice', 'template', 'a notice']);
});
