import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { writtenPlan } from '../../lib/fixtures';
import type { PageOf, PlanRule } from '../../lib/schema.gen';
import { everyPlan, textsOf } from './every-plan';
import { phraseOf, plain } from './phrases';
import { judge, type EveryPlan } from './rules';

const { content } = writtenPlan;
const markup = new Map(Object.entries(writtenPlan.markup));
const page = { content, site: { name: 'Little Dormouse' } } as PageOf<'sleep-plan'>;
const rules = content.rules ?? [];

let every: EveryPlan;
beforeAll(() => {
  every = everyPlan(page, renderToString);
});

/** The ID of the text of an entry: the file, the slot and which of its entries. */
function idAt(place: string): string {
  const [, name = '', index] = /^(.*)\[(\d+)\]$/.exec(place) ?? [];
  const path = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const entry = content.plan.slots.find((slot) => slot.path.join('/') === path)?.entries[
    Number(index)
  ];
  const id = entry?.text ?? entry?.body;
  expect(id, place).toBeDefined();
  return id!;
}

/** What is found when one text says something else. */
function judged(some: readonly PlanRule[], path?: string, text = '') {
  const id = path && idAt(path);
  const changed = new Map(markup);
  if (id) changed.set(id, text);
  return { id, found: judge(every, some, textsOf(page, changed)) };
}

describe('the plans of all families', () => {
  it('keep the rules', () => {
    expect(every.plans).toHaveLength(
      5040 +
        (2 * 9 + 5 + 3 * 6) * 2 * (7 + 3) +
        3 * (10 + 2 * 9 + 5 + 3 * 6) * 2 -
        2 * (3 * 8 + 2 * 4) * 2, // born early, in a shared bed
    );
    expect(judged(rules).found).toEqual([]);
  });

  it('share their sections', () => {
    const pieces = (some: readonly (readonly number[])[]) =>
      some.flat().reduce((sum, section) => sum + every.sections[section]!.length, 0);
    const inPlans = every.plans.reduce(
      (sum, plan) => sum + pieces([...plan.sheets, plan.nights]),
      0,
    );
    expect(pieces([every.sections.map((_, i) => i)]) * 20).toBeLessThan(inPlans);
  });

  // Each fault that the words once had is found again when it comes back: at its text, or at the
  // rule where a sentence is missing.
  it.each<[string, string, string, string, 'missing'?]>([
    [
      'a family in one bed is told to sleep elsewhere',
      'co-sleeping/lead[0]',
      'You may sleep elsewhere for the first 3–4 nights.',
      'nobody-moves-out-of-one-bed',
    ],
    [
      'a screen in a shared bed',
      'co-sleeping/lead[0]',
      'The room needs a clothes rail with a sheet.',
      'no-advice-for-two-beds-in-one',
    ],
    [
      'picked up at four',
      'cot/stage-1/hard[0]',
      'Pick up, cuddle until calm, and lay down again awake.',
      'nobody-is-picked-up-at-two',
    ],
    [
      'laid down at four',
      'cot/stage-2/tonight[0]',
      'Kiss, down awake, sit beside.',
      'nobody-is-laid-down-at-four',
    ],
    [
      'a dummy that may stay at two',
      'dummy/lead[0]',
      '{name} can keep it.',
      'a-dummy-past-its-age',
    ],
    [
      'a screen that nobody has put up',
      'cot/stage-3/tonight[1]',
      'Sit at the edge of the screen.',
      'a-screen-is-put-up-first',
    ],
    [
      'within earshot of oneself',
      'rapid-return/steps[0]',
      'Stay within earshot.',
      'near-in-one-room',
    ],
    [
      'a shared bed for a baby born early',
      'letter/opening[0]',
      '{name} falls asleep beside you.',
      'born-early-has-no-shared-bed',
    ],
    [
      'you must be very tired',
      'letter/opening[9]',
      'You must be very tired.',
      'tired-parents-never-share',
    ],
    [
      'no way from chest to flat surface',
      'chest-to-flat/awake[0]',
      'Be careful.',
      'from-chest-to-flat-first',
      'missing',
    ],
    [
      'the bed stays as it is, on a chest',
      'letter/goal[1]',
      'So the bed stays as it is.',
      'tired-parents-never-share',
    ],
    [
      'bars in a bed of their own',
      'cot/stage-2/steps[3]',
      'A hand through the bars.',
      'own-bed-has-no-cot',
    ],
    [
      'no age for a bed of their own',
      'letter/opening[1]',
      'Noor has a bed.',
      'own-bed-age',
      'missing',
    ],
    [
      'a count of nights that ends before the plan can be judged',
      'letter/time[5]',
      'Your plan takes 6 nights.',
      'last-stage-goes-on',
    ],
    [
      'the cot, to a family that goes on sharing a bed',
      'letter/opening[10]',
      'A baby who falls asleep beside you finds the cot less strange.',
      'no-cot-to-come',
    ],
    [
      'a first nap of the day at two',
      'day/bedtime[5]',
      'Settle the first nap of the day as the stage says.',
      'one-nap',
    ],
    [
      "the parents' room or another, to a family whose baby is 7 months",
      'cot/stage-2/steps[2]',
      'By day, move the cot to your room, or over 6 months in another.',
      'past-6-months',
    ],
    ["the dummy's caution", 'dummy/safety[3]', 'Take it away.', 'dummy-caution', 'missing'],
    [
      'back into arms in phase two',
      'cot/stage-0/steps[2]',
      'Settle them in your arms.',
      'phase-two-goes-on',
    ],
    [
      'transfers in phase two',
      'cot/stage-1/night[0]',
      'Wait until they are 25 minutes asleep.',
      'phase-two-goes-on',
    ],
    [
      'arms for a family that pats',
      'cot/stage-1/steps[3]',
      'Hold them in your arms.',
      'no-arms-for-hands',
    ],
    [
      'milk for a family that rocks',
      'co-sleeping/stage-0/title[0]',
      'Milk and rocking come earlier',
      'no-feeds-for-rocking',
    ],
    [
      'rocking for a family that feeds',
      'co-sleeping/stage-0/hard[1]',
      'Feed or rock until all is calm.',
      'no-rocking-for-feeds',
    ],
    [
      'a second length of waiting',
      'co-sleeping/stage-2/night[0]',
      'Lie still for 5 to 10 minutes.',
      'one-wait',
    ],
    [
      'a length of waiting in the letter',
      'letter/expect[0]',
      'Go at once to a rising, frightened or pained cry. Wait for 5 to 10 minutes.',
      'waits-stand-in-stages',
    ],
    [
      'one to three weeks',
      'letter/time[2]',
      'The nights are counted for you. Most plans take 1 to 3 weeks.',
      'no-promises',
    ],
    [
      "another last night than the stage's",
      'letter/time[3]',
      'The nights are counted for you. The last begins on night 12.',
      'last-night-agrees',
    ],
    [
      'longer than the support',
      'letter/time[2]',
      'The nights are counted for you.',
      'longer-than-support',
      'missing',
    ],
    ['what to do on the third night', 'co-sleeping/not-ready[0]', 'Go on.', 'not-ready', 'missing'],
    ['feeds', 'safety/feeds[3]', 'Feeds stop.', 'night-feeds', 'missing'],
    ['the day', 'day/bedtime[0]', 'Go to bed.', 'the-day', 'missing'],
    [
      'sofa and armchair',
      'safety/co-sleeping/never/items[5]',
      'The bed is soft.',
      'bed-sharing-safety-first',
      'missing',
    ],
    ['allergy and reflux', 'safety/unwell[0]', 'Start tonight.', 'age-and-illness', 'missing'],
    ['how to keep it', 'letter/keep[0]', 'Remember it.', 'keep-it', 'missing'],
    ['a floppy child', 'safety/emergency/now[0]', 'Call 999.', 'emergency', 'missing'],
    ['who answers at night', 'safety/too-much/help[0]', 'Rest.', 'too-much', 'missing'],
    [
      'green vomit can wait for a call',
      'safety/emergency/soon[0]',
      'See a GP, or call 111, for green vomit.',
      'signs-for-999',
    ],
    [
      'stages for a baby under 6 months',
      'safety/age[1]',
      'Ask your health visitor.',
      'under-6-months',
      'missing',
    ],
    [
      'no milk for a hungry baby',
      'cot/stage-0/night[1]',
      'At any other waking: hold, and no milk.',
      'hunger-is-answered',
    ],
    [
      'no feed for a hungry baby',
      'co-sleeping/stage-0/night[2]',
      'Lie close and hold, with no feed and no rocking.',
      'hunger-is-answered',
    ],
    [
      'a planned bottle that stays away',
      'co-sleeping/stage-0/with/bottle feeding[0]',
      'The bottle stays out of the bedroom from tonight.',
      'bottle-can-come-back',
    ],
    [
      'a baby alone in an adult bed while the bottle is put away',
      'co-sleeping/stage-0/with/bottle feeding[0]',
      'Take the bottle back to the kitchen after each feed.',
      'nobody-leaves-an-adult-bed',
    ],
    [
      'back to sleep on a chest',
      'co-sleeping/not-ready[0]',
      'Go back to what works.',
      'no-way-back-to-a-sleeping-parent',
      'missing',
    ],
    [
      'another order of laying down',
      'cot/stage-1/steps[7]',
      'Feet first, then bottom, then head.',
      'order-of-laying-down',
    ],
    [
      'a minute where the stage says more',
      'same-room/points[1]',
      'Lie still for a minute before you answer.',
      'room-sharing-has-no-wait-of-its-own',
    ],
    [
      'nights before night 1',
      'letter/time[4]',
      'The nights are counted for you.',
      'steps-before-night-1-take-time',
      'missing',
    ],
    [
      'no cot for a bad night',
      'safety/co-sleeping/instead[0]',
      'Use the cot tonight.',
      'bed-sharing-safety-first',
      'missing',
    ],
    [
      'going on, with the aim to stop',
      'letter/opening[4]',
      "You share a bed, and you'd like to go on.",
      'one-aim',
    ],
    [
      'a nap alone in an adult bed',
      'day/bedtime[0]',
      'Settle the first nap of the day in your bed.',
      'naps-in-a-shared-bed',
      'missing',
    ],
    [
      'held to sleep on the pillow',
      'co-sleeping/stage-0/steps[5]',
      'Lie down together. Hold them close.',
      'clear-of-the-pillow',
      'missing',
    ],
    [
      'the bed on a night of exhaustion',
      'chest-to-flat/goal[0]',
      '**Go on to night 1** in your bed.',
      'tired-parents-never-share',
      'missing',
    ],
    [
      'held in the armchair',
      'chest-to-flat/steps[2]',
      'Hold them until they sleep.',
      'from-chest-to-flat-first',
      'missing',
    ],
    [
      'angry beside the bed',
      'rapid-return/hard[0]',
      'If you feel angry, sit on the floor beside the bed.',
      'angry-parents-step-away',
    ],
    [
      'two changes in one night',
      'dummy/usage[1]',
      'Take it away on the first night of a stage.',
      'one-change-at-a-time',
    ],
    [
      "a young baby's dummy",
      'dummy/keep[1]',
      'If you still get up for it, take it away.',
      'dummy-review-by-age',
    ],
    [
      'firm hands in phase two',
      'cot/stage-1/with/patting[0]',
      'Pat firmly at first.',
      'phase-two-goes-on',
    ],
    [
      'a cot that never moves',
      'cot/stage-2/steps[0]',
      'Sit beside the cot.',
      'phase-two-begins-with-the-cot',
      'missing',
    ],
    [
      'another room for a family that shares one',
      'cot/stage-2/steps[0]',
      'By day, move the cot into another room.',
      'the-cot-stays-in-a-shared-room',
    ],
    [
      'a plan that nobody reads to its end',
      'letter/promise[0]',
      'And so on. '.repeat(700),
      'length',
      'missing',
    ],
    [
      'a protest that nobody can tell from a cry',
      'letter/expect[0]',
      'Grumbling can wait.',
      'three-sounds',
      'missing',
    ],
    [
      'a stage under 6 months',
      'under-six-months/lead[0]',
      'Your plan begins with stage 1.',
      'under-6-months',
    ],
    [
      'a dummy that goes under 6 months',
      'under-six-months/points[6]',
      'The dummy can go.',
      'dummy-under-6-months',
      'missing',
    ],
    [
      'a baby of four years',
      'rapid-return/lead[0]',
      'A baby gets up.',
      'nothing-for-babies-over-3',
    ],
    [
      'what holds under 6 months, for a child of two',
      'letter/opening[0]',
      'The place is the cot, in your room under 6 months.',
      'known-age-over-9-months',
    ],
    [
      'what holds under a year, for a child of two',
      'cot/lead[1]',
      'Nothing lies in the cot under 12 months.',
      'known-age-over-a-year',
    ],
    [
      'go back, to a child of a known age',
      'cot/lead[1]',
      'If {name} is younger, go back.',
      'known-age',
    ],
    [
      'planned feeds for a child of four who has none',
      'cot/stage-5/night[0]',
      'Planned feeds stay.',
      'no-feeds-at-night-over-3',
    ],
    [
      'a cord on a dummy of two years',
      'dummy/safety[1]',
      'Now is a good time.',
      'dummy-cord',
      'missing',
    ],
    [
      'born early in a shared bed',
      'safety/co-sleeping/never/items[3]',
      'Your baby was small.',
      'bed-sharing-with-a-baby',
      'missing',
    ],
    [
      "no limit for a young baby's fever",
      'safety/emergency/soon[2]',
      'See a GP.',
      'fever-under-6-months',
      'missing',
    ],
    [
      'a fever that lasts and nobody sees',
      'safety/emergency/soon[0]',
      'See a GP.',
      'fever-over-6-months',
      'missing',
    ],
    [
      'nobody stops for an illness',
      'letter/promise[0]',
      'Comfort {name}.',
      'stop-when-ill',
      'missing',
    ],
    [
      'three nights as a promise',
      'letter/expect[0]',
      'Some see a change within 3 nights.',
      'no-promises',
    ],
    [
      'a bed praised before 3',
      'letter/opening[1]',
      '{name} is old enough for a bed of their own.',
      'own-bed-before-3',
    ],
    [
      'a rule for a child of 13 months',
      'rapid-return/before/items[3]',
      'One rule. "Stay in bed until I open the curtains."',
      'too-young-for-a-rule',
    ],
    [
      'another adult for a parent who is alone',
      'safety/too-much[1]',
      'Then go back, or send someone else.',
      'nobody-to-take-turns-with',
    ],
    [
      'until 6 months, for a child of ten months born early',
      'safety/age[3]',
      'Until 6 months your baby sleeps in the same room.',
      'past-6-months',
    ],
    [
      'a child of four laid down bottom first',
      'chest-to-flat/steps[2]',
      'Lay them down, bottom first.',
      'nothing-for-babies-over-18-months',
    ],
    [
      'a doorway for a parent who sleeps in the room',
      'cot/stage-4/tonight[0]',
      'Chair in the doorway.',
      'the-room-that-you-sleep-in',
    ],
    [
      `a bed of the parents' where they don't sleep`,
      'cot/stage-5/steps[1]',
      'Lie down in your own bed.',
      'a-room-without-you',
    ],
    [
      'milk without the teeth, in a shared bed',
      'co-sleeping/stage-0/night[5]',
      'At a planned feed: milk, then sleep.',
      'teeth-after-night-milk-in-a-bed',
      'missing',
    ],
    [
      'milk without the teeth, in a cot',
      'cot/stage-0/night[2]',
      'At a planned feed: milk, then sleep.',
      'teeth-after-night-milk-in-a-cot',
      'missing',
    ],
    [
      'milk without the teeth, in phase two',
      'cot/stage-0/night[0]',
      'At a planned feed: milk, then sleep.',
      'teeth-after-night-milk-in-phase-two',
      'missing',
    ],
    [
      'a box about feeds without the teeth',
      'safety/feeds[3]',
      'Feeds stay.',
      'teeth-after-any-night-milk',
      'missing',
    ],
    [
      'one bed meant where there are two',
      'safety/co-sleeping/instead[0]',
      'Use the bed tonight. So keep a bed made up.',
      'which-of-two-beds',
    ],
    [
      'two routines for one age',
      'day/bedtime[3]',
      'Start the routine 15 to 20 minutes (30 to 45 from 1 year) earlier.',
      'one-routine',
    ],
    [
      'a parent who comes in from nowhere',
      'letter/expect[0]',
      'Listen before you go in.',
      'nobody-goes-in',
    ],
    [
      'a bed that changes later, for a family that goes on sharing it',
      'letter/opening[5]',
      "The bed isn't the first thing to change.",
      'a-bed-that-stays',
    ],
    [
      'all the help of today, where the feed moves first',
      'cot/lead[2]',
      'You begin with all the help that {name} has now.',
      'the-feed-changes-first',
    ],
    [
      'milk that is kept, for a child of four who has none',
      'cot/stage-5/night[0]',
      'As at bedtime. Any feed you have kept stays.',
      'no-milk-kept-over-3',
    ],
    [
      'held on and on at two',
      'cot/stage-0/hard[2]',
      'Go on holding.',
      'nothing-for-babies-over-18-months',
    ],
    [
      'a consultant, for a family that has booked none',
      'cot/not-ready[1]',
      'Stop, and talk to your consultant.',
      'no-support-that-was-not-bought',
    ],
    ['“us”, where there is one', 'sitter/parents[0]', 'Us, at any hour:', 'a-sitter-of-one-parent'],
    [
      'looked in on, in the same room',
      'cot/stage-4/steps[2]',
      "I'll look in on you.",
      'the-room-that-you-sleep-in',
    ],
    [
      '111 for all nations',
      'safety/too-much/help[0]',
      'Call NHS 111.',
      'help-by-nation',
      'missing',
    ],
  ])('show a fault: %s', (_, path, text, rule, missing) => {
    const { id, found } = judged(
      rules.filter((one) => one.id === rule),
      path,
      text,
    );
    expect(found).toContainEqual(
      expect.objectContaining({
        kind: 'plan-rule',
        message: expect.stringContaining(`(rule ${rule})`) as string,
        ...(!missing && { text: id }),
      }),
    );
  });
});

describe('what is found', () => {
  it('says how many families it touches, and names one', () => {
    const { found } = judged(rules, 'letter/goal[1]', 'So the bed stays as it is.');
    expect(found).toHaveLength(1);
    expect(found[0]!.message).toBe(
      '“the bed stays as it is” must not be in the plans of 624 families (rule tired-parents-never-share).',
    );
    expect(found[0]!.hint).toContain('One family: arrangement f, goal b, methods ');
  });

  it('holds a page with too many words, of both phases together', () => {
    const [rule] = rules.filter(({ id }) => id === 'length');
    const found = (most: object) => judged([{ ...rule!, ...most }]).found;
    expect(found({ mostWordsOnPage: 2450, when: { phases: 2 } })[0]!.message).toContain(
      'words are on the page of',
    );
    expect(found({ mostWordsOnPage: 2480, when: { phases: 1 } })).toEqual([]);
  });

  it('holds a text that no family reads', () => {
    const texts = textsOf(page, markup).set('nobody', { markup: '', parts: ['letter'] });
    expect(judge(every, [], texts)).toMatchObject([{ kind: 'plan-text-unread', text: 'nobody' }]);
  });

  it('holds a placeholder without a value, in a text and in a label', () => {
    const path = 'letter/time[5]';
    const { id, found } = judged([], path, 'The nights are counted: {first-nights}.');
    expect(found).toMatchObject([{ kind: 'plan-value-missing', text: id }]);
    expect(found[0]!.message).toContain('{first-nights}');
    const family = every.plans[0]!.answers;
    const one: EveryPlan = {
      pieces: [{ words: 'After {nights} nights' }],
      sections: [[0]],
      placeholders: [{ nights: '3' }],
      plans: [{ answers: family, placeholders: 0, sheets: [[0]], nights: [] }],
      asked: [],
    };
    expect(judge(one, [], new Map())[0]!.message).toContain('{nights} has no value');
  });
});

it.each<[string, string, boolean]>([
  ['cot', 'Into the cot.', true],
  ['cot', 'A cottage, an apricot.', false],
  ['the COT', 'into The Cot', true],
  ['sofa ... risk', 'A sofa or an armchair raises the risk.', true],
  ['sofa ... risk', 'Never on a sofa. It raises the risk.', false],
  ['wait {figure} minutes', 'Wait 5 minutes.', true],
  ['wait {figure} minutes', 'Wait some minutes.', false],
  ['3-4 nights', 'the first 3–4 nights', true],
  ["it's the cot", 'it’s the cot', true],
  ['2.5 kg', 'weighed 2.5 kg or less', true],
  ['2.5 kg', 'weighed 215 kg', false],
  ['nap|naps', 'two naps', true],
  ['Call 999', '<strong>Call 999</strong> if', true],
  ['38°C or more under 3 months', '38°C or more under 3 months', true],
])('the phrase %s in “%s” is found: %s', (phrase, text, isFound) => {
  const { needles, figuresIn } = phraseOf(phrase);
  expect(figuresIn(plain(text)).length > 0).toBe(isFound);
  if (isFound)
    expect(needles.some((needle) => plain(text).toLowerCase().includes(needle))).toBe(true);
});
