import type { PlanFinding, PlanRule } from '../../lib/schema.gen';
import { phraseOf, plain, searchable } from './phrases';
import { holds, type Family } from './words-for';

/** The ID of an author's text, or words from the page itself. */
export interface PlanPiece {
  html?: string;
  words?: string;
  /** Whether it is not printed. */
  screen?: boolean;
}

/** One plan: what can be printed, a sheet for each phase, and what is read night by night. */
export interface PlanOutline {
  answers: Family;
  placeholders: number;
  /** The indexes of sections, in reading order. */
  sheets: readonly (readonly number[])[];
  nights: readonly number[];
}

/** Everything in the plans of families. Shared parts are listed once and referenced by index. */
export interface EveryPlan {
  pieces: readonly PlanPiece[];
  /** The indexes of pieces, in reading order. */
  sections: readonly (readonly number[])[];
  /** The values of {place} and similar placeholders. */
  placeholders: readonly Readonly<Record<string, string>>[];
  plans: readonly PlanOutline[];
  /** The IDs of the texts in questions asked of any family. */
  asked: readonly string[];
}

/** A text of content/plan. */
export interface PlanText {
  markup: string;
  /** The files that contain it, without .yaml. */
  parts: readonly string[];
}

/** A line of a plan as a family reads it. */
interface Line {
  text: string;
  /** The ID of the author's text; undefined for words from the page itself. */
  id: string | undefined;
  parts: readonly string[];
  onScreen: boolean;
  sections: Section[];
}

type Section = Line[];

/** The text of a plan; several families may share one. */
interface Reading {
  /** All sections that the family reads, once each. */
  sections: readonly Section[];
  sheets: readonly (readonly Section[])[];
}

interface ReadPlan {
  family: Family;
  reading: Reading;
}

/** Reports a broken rule, and the line at fault; none if a sentence is missing. */
type Report = (message: string, line?: Line) => void;
type Look = (plan: Reading, report: Report) => void;

/**
 * Checks the plans of all families against the rules. Plans share most of their sections, and
 * sections most of their lines, so each line is searched only once for a phrase.
 */
export function judge(
  every: EveryPlan,
  rules: readonly PlanRule[],
  texts: ReadonlyMap<string, PlanText>,
): PlanFinding[] {
  const { plans, lines, missing } = filled(every, texts);
  const find = searchable(lines);
  return [
    ...missing,
    ...unread(every, texts),
    ...rules.flatMap((rule, index) => brokenRule(rule, index, plans, find)),
  ];
}

/** The plans as families read them, and every placeholder without a value in any of them. */
function filled(every: EveryPlan, texts: ReadonlyMap<string, PlanText>) {
  const missing = new Map<string, PlanFinding>();
  const lineOf = (piece: PlanPiece, values: Values, family: Family): Line => {
    const id = piece.html && texts.has(piece.html) ? piece.html : undefined;
    const text = id ? fill(plain(texts.get(id)!.markup), values) : plain(piece.words ?? '');
    for (const [name] of text.matchAll(placeholder)) {
      if (name === '{name}') continue;
      remember(missing, `${id ?? ''} ${name}`, () => ({
        kind: 'plan-value-missing',
        ...(id && { text: id }),
        message: `${name} has no value in some plans.`,
        hint: `One of them: ${told(family)}.`,
      }));
    }
    const parts = (id && texts.get(id)!.parts) || [];
    return { text, id, parts, onScreen: !!piece.screen, sections: [] };
  };
  const varies = every.pieces.map(({ html }) =>
    Array.from(texts.get(html ?? '')?.markup.matchAll(placeholder) ?? []).some(
      ([name]) => name !== '{name}',
    ),
  );
  const varyingSections = every.sections.map((pieces) => pieces.some((i) => varies[i]));
  const lines = new Map<string, Line>();
  const sections = new Map<string, Section>();
  const readings = new Map<string, Reading>();
  const reading = ({ answers: family, placeholders, sheets, nights }: PlanOutline): Reading => {
    const values = every.placeholders[placeholders]!;
    const keyOf = (index: number, isVarying = false) =>
      isVarying ? `${index} ${placeholders}` : String(index);
    const read = (index: number) =>
      remember(sections, keyOf(index, varyingSections[index]), () => {
        const section = every.sections[index]!.map((i) =>
          remember(lines, keyOf(i, varies[i]), () => lineOf(every.pieces[i]!, values, family)),
        );
        for (const line of new Set(section)) line.sections.push(section);
        return section;
      });
    return {
      sections: [...new Set([...sheets.flat(), ...nights])].map(read),
      sheets: sheets.map((sheet) => sheet.map(read)),
    };
  };
  const plans = every.plans.map((plan): ReadPlan => {
    const { answers: family, ...said } = plan;
    return {
      family,
      reading: remember(readings, JSON.stringify(said), () => reading(plan)),
    };
  });
  return { plans, lines: [...lines.values()], missing: missing.values() };
}

type Values = Readonly<Record<string, string>>;

const placeholder = /\{[\w-]+\}/g;

function fill(text: string, values: Values): string {
  return text.replace(placeholder, (name) => values[name.slice(1, -1)] ?? name);
}

/** The value for a key, created on first use. */
export function remember<Key, Value>(made: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = made.get(key);
  if (value === undefined) made.set(key, (value = make()));
  return value;
}

/** The texts that are in no family's plan or questions. */
function unread(every: EveryPlan, texts: ReadonlyMap<string, PlanText>): PlanFinding[] {
  const read = new Set([...every.asked, ...every.pieces.map(({ html }) => html)]);
  return [...texts.keys()]
    .filter((id) => !read.has(id))
    .map((text) => ({
      kind: 'plan-text-unread',
      text,
      message: 'No family reads this text.',
      hint: 'Change its condition or the ones before it, or remove it.',
    }));
}

/** The ways in which plans break a rule, each with the number of families. */
function brokenRule(
  rule: PlanRule,
  index: number,
  plans: readonly ReadPlan[],
  find: Find,
): PlanFinding[] {
  const looks = looksOf(rule, find);
  const found = new Map<string, { message: string; line: Line | undefined; plans: ReadPlan[] }>();
  const reports = new Map<Reading, Parameters<Report>[]>();
  const reportsOn = (reading: Reading) => {
    const all: Parameters<Report>[] = [];
    for (const look of looks) look(reading, (...report) => all.push(report));
    return all;
  };
  for (const plan of looks.length > 0 ? plans : []) {
    if (!holds(rule.when, plan.family)) continue;
    for (const [message, line] of remember(reports, plan.reading, () => reportsOn(plan.reading))) {
      const key = `${message} ${line?.id ?? ''}`;
      const { plans } = remember(found, key, () => ({ message, line, plans: [] }));
      if (plans.at(-1) !== plan) plans.push(plan);
    }
  }
  return Array.from(found.values(), ({ message, line, plans: [first, ...others] }) => ({
    kind: 'plan-rule',
    rule: index,
    ...(line?.id && { text: line.id }),
    message: `${message} the plans of ${others.length === 0 ? '1 family' : `${others.length + 1} families`} (rule ${rule.id}).`,
    hint: `${rule.why} One family: ${told(first!.family)}.`,
  }));
}

/** The checks for a rule. A forbidden phrase that no line contains needs none. */
function looksOf(rule: PlanRule, find: Find): Look[] {
  const matches = (phrases: readonly string[], parts: readonly string[] = rule.in ?? []) =>
    matchesOf(phrases, parts, find);
  const looks: Look[] = [];
  for (const phrase of rule.mustSay ?? []) {
    const found = matches([phrase]);
    looks.push(({ sections }, report) => {
      if (!sections.some((section) => found.has(section))) report(`“${phrase}” is missing from`);
    });
  }
  for (const phrase of rule.mustNotSay ?? []) {
    const found = matches([phrase]);
    if (found.size === 0) continue;
    looks.push(({ sections }, report) => {
      for (const { line } of inOrder(sections, found)) report(`“${phrase}” must not be in`, line);
    });
  }
  const [before, after] = rule.mustComeBefore ?? [];
  if (before && after) {
    const first = matches([before]);
    const second = matches([after], []);
    looks.push(({ sections }, report) => {
      const late = firstOf(sections, second);
      const early = firstOf(sections, first);
      if (late && !(early && isBefore(early, late)))
        report(`“${before}” does not come before “${after}” in`, late.line);
    });
  }
  if (rule.mustAgree) {
    const found = matches(rule.mustAgree);
    looks.push(({ sections }, report) => {
      const [first, ...others] = inOrder(sections, found).flatMap(({ line, figures }) =>
        figures.filter(Boolean).map((figure) => ({ line, figure })),
      );
      for (const { line, figure } of others)
        if (figure !== first!.figure)
          report(
            `The figures ${first!.figure} and ${figure} contradict each other in`,
            line.id ? line : first!.line,
          );
    });
  }
  const { mostWords, mostWordsOnPage } = rule;
  if (mostWords) looks.push(atMost(mostWords, 'are printed of', ({ onScreen }) => !onScreen));
  if (mostWordsOnPage) looks.push(atMost(mostWordsOnPage, 'are on the page of', () => true));
  return looks;
}

/** Checks that no sheet has more words than the limit, in the lines that count. */
function atMost(most: number, where: string, isCounted: (line: Line) => boolean): Look {
  const counts = new Map<Section, number>();
  const wordsIn = (section: Section) =>
    remember(counts, section, () =>
      section
        .filter(isCounted)
        .reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0),
    );
  return ({ sheets }, report) => {
    for (const sheet of sheets)
      if (sheet.reduce((sum, section) => sum + wordsIn(section), 0) > most)
        report(`More than ${most} words ${where}`);
  };
}

/** A line with matches, and the figures in each. */
interface Match {
  line: Line;
  figures: readonly string[];
}

type Find = (needle: string) => Iterable<Line>;

/** Finds phrases in the lines of some files, or of all files if none is given, by section. */
function matchesOf(phrases: readonly string[], parts: readonly string[], find: Find): Matches {
  const found = new Map<Line, string[]>();
  for (const { needles, figuresIn } of phrases.map(phraseOf)) {
    for (const line of new Set(needles.flatMap((needle) => [...find(needle)]))) {
      if (parts.length > 0 && !parts.some((part) => line.parts.includes(part))) continue;
      const figures = figuresIn(line.text);
      if (figures.length > 0) remember(found, line, () => []).push(...figures);
    }
  }
  const sections = new Set(Array.from(found.keys(), (line) => line.sections).flat());
  const matchesIn = (section: Section) =>
    section.flatMap((line) => {
      const figures = found.get(line);
      return figures ? { line, figures } : [];
    });
  return new Map(Array.from(sections, (section) => [section, matchesIn(section)]));
}

type Matches = ReadonlyMap<Section, readonly Match[]>;

function inOrder(sections: readonly Section[], found: Matches): readonly Match[] {
  return sections.flatMap((section) => found.get(section) ?? []);
}

/** The first matching line of a plan, and its position. */
function firstOf(sections: readonly Section[], found: Matches) {
  const at = sections.findIndex((section) => found.has(section));
  const section = sections[at];
  return section && { line: found.get(section)![0]!.line, section, at };
}

type Place = NonNullable<ReturnType<typeof firstOf>>;

/** Whether a line comes before another, or is the same. */
function isBefore(early: Place, late: Place): boolean {
  if (early.at !== late.at) return early.at < late.at;
  return early.section.indexOf(early.line) <= late.section.indexOf(late.line);
}

/** The answers in the vocabulary of conditions. */
function told({ arrangement, goal, methods, room, dummy, age, also = [] }: Family): string {
  return [
    `arrangement ${arrangement}`,
    goal && `goal ${goal}`,
    `methods ${methods.join(' and ')}`,
    `room ${room}`,
    `dummy ${dummy}`,
    age && `age ${age}`,
    also.length > 0 && `also ${also.join(' and ')}`,
  ]
    .filter(Boolean)
    .join(', ');
}
