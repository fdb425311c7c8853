import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../components/app';
import { NavigateContext } from '../../components/navigation/navigate';
import { readPage } from '../../components/navigation/page-data';
import * as routes from '../routes';
import { servedDocument } from './site';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

/** The navigations that a page requests when it is opened. */
function navigations(path: string): unknown[] {
  const navigate = vi.fn();
  render(
    <NavigateContext value={navigate}>
      <App data={readPage(servedDocument(path))} template={() => () => null} />
    </NavigateContext>,
  );
  return navigate.mock.calls;
}

it.each(routes.members)('%s sends a visitor to the login', (path) => {
  expect(navigations(path)).toEqual([['/login', { redirect: true }]]);
});

it.each(['false', 'TRUE', '1', 'yes', ''])('“%s” in the flag is no member’s', (flag) => {
  localStorage.setItem('isLoggedIn', flag);
  expect(navigations('/safe-sleep')).toEqual([['/login', { redirect: true }]]);
});
