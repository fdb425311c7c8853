import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MarkupContext } from '../lib/html';
import { renderOn } from '../lib/fixtures';
import type { Block, Chart, Html, Page, Table } from '../lib/schema.gen';
import { Blocks } from './blocks';
import { DayRibbon } from './day-ribbon';
import { TableChart } from './table-chart';

describe('Blocks', () => {
  /** An HTML fragment whose markup is its ID. */
  const html = (words: string) => words as Html;
  const prose = (words: string): Block => ({ type: 'prose', html: html(words) });

  const kinds = { safety: 'Safety', tip: 'Tip', note: 'Good to know', tonight: 'Tonight' };
  const page = { site: { words: { kinds } } } as Page;
  const itself = { get: (id: string) => id } as ReadonlyMap<string, string>;

  function show(...blocks: Block[]) {
    return renderOn(
      page,
      <>
        <MarkupContext value={itself}>
          <Blocks of={blocks} />
        </MarkupContext>
      </>,
    );
  }

  describe('A callout', () => {
    it('is named by its title, and says of what kind it is', () => {
      show({
        type: 'callout',
        kind: 'safety',
        title: 'Never on a sofa',
        body: [prose('Not once.')],
      });
      const callout = screen.getByRole('complementary', { name: 'Never on a sofa' });
      expect(callout).toHaveTextContent('Safety');
      expect(callout).toHaveTextContent('Not once.');
    });

    it('without a title is named by its kind, shown once', () => {
      show({ type: 'callout', kind: 'tip', body: [] });
      expect(screen.getAllByText('Tip')).toHaveLength(1);
    });
  });

  describe('A table', () => {
    const table = {
      caption: 'Wake windows by age',
      columns: ['Age', 'After a long nap'],
      rows: [{ cells: ['2-3 months', '60 min'] }, { cells: ['4-5 months', '90 min'] }],
    };

    it('heads each row by its first cell, and labels the others for phones', () => {
      show({ type: 'table', name: 'wake-windows', table });
      expect(screen.getByRole('table', { name: 'Wake windows by age' })).toBeVisible();
      const row = screen.getByRole('row', { name: /2-3 months/ });
      expect(within(row).getByRole('rowheader')).toHaveTextContent('2-3 months');
      expect(within(row).getByRole('cell')).toHaveAttribute('data-label', 'After a long nap');
    });

    it('stays a table on a phone where its longest cells are short', () => {
      const rowOf = (cell: string) => ({ ...table, rows: [{ cells: ['Age', cell] }] });
      const cells = ['An hour.', 'An hour. '.repeat(15)];
      show(...cells.map((cell): Block => ({ type: 'table', name: 'x', table: rowOf(cell) })));
      const [short, long] = screen.getAllByRole('table').map(({ parentElement }) => parentElement);
      expect(short).toHaveAttribute('data-short', '2');
      expect(long).not.toHaveAttribute('data-short');
    });

    it('has its chart below its heading', () => {
      const chart: Chart = { scale: 'hours', columns: ['After a long nap'], rows: [] };
      show({ type: 'table', name: 'wake-windows', table: { ...table, rows: [], chart } });
      const [heading, drawing] = screen.getByRole('caption').children;
      expect(heading).toHaveTextContent('Wake windows by age');
      expect(drawing).toHaveAttribute('aria-hidden', 'true');
      expect(screen.getByRole('table', { name: 'Wake windows by age' })).toBeVisible();
    });
  });
});

describe('Drawings of figures', () => {
  function show(chart: Chart, cells: string[][]) {
    const table: Table = { caption: 'x', columns: ['Age', 'Long', 'Short'], rows: [], chart };
    table.rows = cells.map((row) => ({ cells: row }));
    return render(<TableChart chart={chart} table={table} />).container;
  }

  const paths = (container: Element, selector: string) =>
    [...container.querySelectorAll(selector)].map((path) => path.getAttribute('d'));

  describe('the chart of a table', () => {
    const hours: Chart = {
      scale: 'hours',
      columns: ['Long', 'Short'],
      rows: [
        [
          { from: 1, to: 1.5 },
          { from: 0.75, to: 1 },
        ],
        [
          { from: 4, to: 5.5 },
          { from: 3.5, to: 4.5 },
        ],
      ],
    };

    it('draws each figure from nothing, and its range beyond that, on one scale', () => {
      const shown = show(hours, [['4 months'], ['2 years']]);
      expect(paths(shown, 'g path')).toEqual([
        'M0 0.5H1',
        'M1 0.5H1.5',
        'M0 1.5H0.75',
        'M0.75 1.5H1',
        'M0 0.5H4',
        'M4 0.5H5.5',
        'M0 1.5H3.5',
        'M3.5 1.5H4.5',
      ]);
      const scales = [...shown.querySelectorAll('svg')].map((svg) => svg.getAttribute('viewBox'));
      expect(scales).toEqual(['0 0 6 2', '0 0 6 2']);
      const lines = paths(shown, 'svg > path');
      expect(lines[0]).toBe('M0 0v2M1 0v2M2 0v2M3 0v2M4 0v2M5 0v2M6 0v2');
    });

    it('places ages on a line of months that goes on after the last', () => {
      const rows = [[{ from: 5, to: 6 }], [{ from: 36, to: 36 }]];
      const shown = show({ scale: 'months', columns: ['Age'], rows }, [['4 to 3'], ['1 to 0']]);
      expect(paths(shown, 'g path')).toEqual(['M5 0.5H6', 'M36 0.5H36']);
      expect(shown).toHaveTextContent('months06121824303642');
    });

    it('draws a warmer sleep sack thicker', () => {
      const rows = [[{ from: 2.5, to: 2.5 }], [{ from: 0.5, to: 0.5 }]];
      const shown = show({ scale: 'tog', columns: ['Start with'], rows }, [
        ['Under 16°C'],
        ['Above 20°C'],
      ]);
      const [warm, thin] = [...shown.querySelectorAll('li path:first-child')].map((path) =>
        Number(path.getAttribute('stroke-width')),
      );
      expect(warm).toBeGreaterThan(thin!);
      expect(shown).toHaveTextContent('2.5 TOGUnder 16°C0.5 TOGAbove 20°C');
    });
  });

  it('the ribbon of a day names when the child wakes, naps and goes to bed', () => {
    const day = { wake: 7, asleep: 19, naps: [{ from: 12.5, to: 15 }] };
    const { container } = render(<DayRibbon day={day} />);
    const times = [...container.querySelectorAll('text')].map((text) => text.textContent);
    expect(times).toEqual(['7am', '12:30pm', '7pm']);
  });
});
