import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FilledHtml } from './filled-html';
import { Html, MarkupContext } from './html';
import type { Html as HtmlId } from './schema.gen';
import { dial, joinNumbers } from './text';

describe('Markup', () => {
  const id = 'greeting' as HtmlId;

  it('inserts the markup of the ID', () => {
    render(
      <MarkupContext value={new Map([['greeting', 'Sleep <em>well</em>']])}>
        <Html of={id} as="p" className="lead" />
      </MarkupContext>,
    );
    const emphasis = screen.getByText('well');
    expect(emphasis.tagName).toBe('EM');
    expect(emphasis.parentElement).toHaveClass('lead');
    expect(emphasis.parentElement?.tagName).toBe('P');
  });

  it('keeps its elements when it is rendered again, where markup is a trusted type too', async () => {
    vi.stubGlobal('trustedTypes', {
      createPolicy: () => ({ createHTML: (html: string) => ({ toString: () => html }) }),
    });
    vi.resetModules();
    const fresh = await import('./html');
    const link = (className: string) => (
      <fresh.MarkupContext value={new Map([['greeting', '<a href="/privacy">Sleep well</a>']])}>
        <fresh.Html of={id} className={className} />
      </fresh.MarkupContext>
    );
    const { rerender } = render(link('before'));
    const shown = screen.getByRole('link');
    rerender(link('after'));
    expect(screen.getByRole('link')).toBe(shown);
    expect(shown.parentElement).toHaveClass('after');
  });

  it('leaves a marked, empty element where there is no markup, for Go to fill', () => {
    const { container } = render(<Html of={id} />);
    expect(container.innerHTML).toBe('<div data-html="greeting"></div>');
  });

  it('renders nothing where the author left the value out', () => {
    const { container } = render(<Html of={undefined} />);
    expect(container).toBeEmptyDOMElement();
  });

  describe('with placeholders', () => {
    const show = (name: string) =>
      render(
        <MarkupContext
          value={new Map([['greeting', '<b title="{name}">A plan</b> for {name}, {other}']])}
        >
          <FilledHtml of={id} as="p" placeholders={{ name }} />
        </MarkupContext>,
      ).container.firstElementChild as HTMLElement;

    it.each([
      'Noor',
      "D'Arcy & Zoë",
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '$& {name} {place}',
      'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 80),
      'نور',
    ])('shows the value as plain text: %s', (name) => {
      const shown = show(name);
      expect(shown).toHaveTextContent(`A plan for ${name}, {other}`, {
        normalizeWhitespace: false,
      });
      expect([...shown.querySelectorAll('*')].map((e) => e.localName)).toEqual(['b', 'bdi']);
    });

    it('isolates the value, whatever its direction', () => {
      expect(show('نور').querySelector('bdi')).toHaveTextContent(/^نور$/);
    });

    it('leaves attributes alone', () => {
      expect(show('Noor').querySelector('b')).toHaveAttribute('title', '{name}');
    });
  });
});

describe('A text', () => {
  it.each([
    ['+44 (0)7700 900123', 'tel:+447700900123'],
    ['0044 (0) 7700 900123', 'tel:00447700900123'],
    ['07700 900 123', 'tel:07700900123'],
    ['(01244) 496-000', 'tel:01244496000'],
    ['07700\u00a0900123', 'tel:07700900123'],
    ['111', 'tel:111'],
    ['116 123', 'tel:116123'],
    ['18001 0808 801 0327', 'tel:1800108088010327'],
    ['+1 (212) 555-0123', 'tel:+12125550123'],
  ])('%s is dialled as %s', (phone, address) => {
    expect(dial(phone)).toBe(address);
  });

  it('breaks no line between a number and what follows it', () => {
    const data = {
      title: 'Wakes 3-5 times after 45 min, or 2–3 h',
      href: '/nights-7-9',
      id: '3-4',
      rows: ['a 15-minute call', '16-20°C', 4, null],
    };
    expect(joinNumbers(data)).toBe(data); // changed in place, not copied
    expect(data).toEqual({
      title: 'Wakes 3-\u20605\u00a0times after 45\u00a0min, or 2–\u20603\u00a0h',
      href: '/nights-7-9',
      id: '3-4',
      rows: ['a 15-\u2060minute call', '16-\u206020°C', 4, null],
    });
  });
});
