import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Html, MarkupContext } from './html';
import type { Html as HtmlId } from './schema.gen';

const id = 'greeting' as HtmlId;

describe('Html', () => {
  it('places the markup that the ID stands for', () => {
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

  it('leaves a marked, empty element where there is no markup, for Go to fill', () => {
    const { container } = render(<Html of={id} />);
    expect(container.innerHTML).toBe('<div data-html="greeting"></div>');
  });

  it('renders nothing where the author left the value out', () => {
    const { container } = render(<Html of={undefined} />);
    expect(container).toBeEmptyDOMElement();
  });
});
