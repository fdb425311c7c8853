import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageContext } from '../lib/page';
import { fixtures } from '../lib/fixtures';
import type { Html, PageOf } from '../lib/schema.gen';
import { DiscoveryCall } from './discovery-call';

const [page] = fixtures['discovery-call page'];

/** The picture beside the introduction, where the site's portrait is the one named. */
function pictureBeside(portrait: string) {
  const consultant = { ...page.site.consultant, portrait: portrait as Html };
  const shown: PageOf<'discovery-call'> = { ...page, site: { ...page.site, consultant } };
  const { container } = render(
    <PageContext value={shown}>
      <DiscoveryCall page={shown} />
    </PageContext>,
  );
  const section = container.querySelector('section[aria-labelledby=consultant]');
  return section?.querySelector('[data-html]')?.getAttribute('data-html');
}

it('a drawing introduces the consultant until the site has a photograph', () => {
  expect(pictureBeside('a-drawing')).toBe(page.content.consultant?.picture);
});

it('the photograph of the site replaces the drawing', () => {
  expect(pictureBeside('photo-me')).toBe('photo-me half');
});
