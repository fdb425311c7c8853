import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FilledHtml } from './filled-html';
import { Html, MarkupContext } from './html';
import type { Html as HtmlId } from './schema.gen';

const id = 'greeting' as HtmlId;

describe('Html', () => {
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
