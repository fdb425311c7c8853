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

it.each(routes.members)('%s sends a visitor to the login', (path) => {
  const navigate = vi.fn();
  render(
    <NavigateContext value={navigate}>
      <App data={readPage(servedDocument(path))} template={() => () => null} />
    </NavigateContext>,
  );
  expect(navigate.mock.calls).toEqual([['/login', { redirect: true }]]);
});
