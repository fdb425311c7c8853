import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The custom properties in the rule with a selector. */
function declared(selector: string): Map<string, string> {
  const start = css.indexOf(selector);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const all = declared(':root');
const dim = declared("[data-theme='dim']");

/** A colour of the dim theme as red, green and blue, each from 0 to 1. */
function colour(name: string): number[] {
  const value = dim.get(name) ?? '';
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (other) return colour(other);
  return (value.match(/[0-9a-f]{2}/g) ?? []).map((digits) => parseInt(digits, 16) / 255);
}

/** The contrast of two colours, as defined by WCAG 2.2. */
function contrast(one: string, other: string): number {
  const luminance = (name: string) =>
    colour(name)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i]!, 0);
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['--paper', '--paper-2', '--card', '--tint-sage', '--tint-dusk', '--dusk'];

describe('The dim amber light', () => {
  it('has a colour for each that differs between day and night', () => {
    const themed = [...all].filter(([, value]) => value.includes('light-dark('));
    const shades = ['--shade-1', '--shade-2']; // transparent in dark themes
    const missing = themed.map(([name]) => name).filter((name) => !dim.has(name));
    expect(missing).toEqual(shades);
  });

  it('has almost no blue', () => {
    const colours = [...dim.keys()].filter((name) => colour(name).length === 3);
    expect(colours.length).toBeGreaterThan(25);
    const bluish = colours.filter((name) => colour(name)[2]! > 0.25 * colour(name)[0]!);
    expect(bluish).toEqual([]);
  });

  it.each(['--ink', '--ink-soft', '--gold-ink', '--link', '--danger', '--sage', '--success'])(
    'has text in %s with a contrast of 4.5 on every surface',
    (text) => {
      for (const surface of surfaces)
        expect(contrast(text, surface), surface).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('has buttons that can be read, and a ring and edges of controls that are seen', () => {
    expect(contrast('--ink-on-action', '--action')).toBeGreaterThanOrEqual(4.5);
    for (const surface of surfaces) {
      expect(contrast('--ring', surface), surface).toBeGreaterThanOrEqual(3);
      expect(contrast('--line-strong', surface), surface).toBeGreaterThanOrEqual(3);
    }
  });
});
