import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtures } from '../lib/fixtures';
import { MarkupContext } from '../lib/html';
import { LimitedBadge, LimitedNote } from './limited-note';

const { limited: whole } = fixtures['services page'][0].content;
const limited = { ...whole, month: '2026-11', title: 'Few places' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('The note about limited places', () => {
  it.each([
    ['is made in its month', '2026-11-30T23:00:00Z', true],
    ['is over with its month', '2026-12-01T00:00:00Z', false],
    ['waits for its month', '2026-10-31T12:00:00Z', false],
  ])('%s', (_, now, shown) => {
    vi.setSystemTime(now);
    render(<LimitedNote limited={limited} />);
    expect(screen.queryAllByText('Few places')).toHaveLength(shown ? 1 : 0);
  });

  it('says its number on a badge', () => {
    vi.setSystemTime('2026-11-20');
    const { container } = render(
      <MarkupContext value={new Map([[limited.text!, '<p>12 places</p>']])}>
        <LimitedBadge limited={limited} className="badge" />
      </MarkupContext>,
    );
    expect(container.querySelector('.badge p')).toHaveTextContent('Few places');
    expect(container.querySelector('.badge')).toHaveTextContent('12 places');
  });

  it('disappears after hydration from a page that was built last month', () => {
    vi.setSystemTime('2026-11-20');
    const root = document.createElement('div');
    root.innerHTML = renderToString(<LimitedNote limited={limited} />);
    expect(root).toHaveTextContent('Few places');

    vi.setSystemTime('2026-12-05');
    const onRecoverableError = vi.fn();
    render(<LimitedNote limited={limited} />, {
      container: root,
      hydrate: true,
      onRecoverableError,
    });
    expect(root).toBeEmptyDOMElement();
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
