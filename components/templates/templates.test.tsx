import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtures, renderOn } from '../lib/fixtures';
import { MarkupContext } from '../lib/html';
import type { Html, PageOf } from '../lib/schema.gen';
import { DiscoveryCall } from './discovery-call';
import { LimitedBadge, LimitedNote } from './limited-note';

describe('The page about the call', () => {
  const [page] = fixtures['discovery-call page'];

  /** The picture beside the introduction, given the site's portrait. */
  function pictureBeside(portrait: string) {
    const consultant = { ...page.site.consultant, portrait: portrait as Html };
    const shown: PageOf<'discovery-call'> = { ...page, site: { ...page.site, consultant } };
    const { container } = renderOn(shown, <DiscoveryCall page={shown} />);
    const section = container.querySelector('section[aria-labelledby=consultant]');
    return section?.querySelector('[data-html]')?.getAttribute('data-html');
  }

  it('a drawing introduces the consultant until the site has a photograph', () => {
    expect(pictureBeside('a-drawing')).toBe(page.content.consultant?.picture);
  });

  it('the photograph of the site replaces the drawing', () => {
    expect(pictureBeside('photo-me')).toBe('photo-me half');
  });
});

describe('Limited places', () => {
  const { limited: whole } = fixtures['services page'][0].content;
  const limited = { ...whole, month: '2026-11', title: 'Few places' };

  beforeEach(() => vi.useFakeTimers());

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
