import { useMemo } from 'react';
import { ScrollRestoration, useLoaderData, useNavigate } from 'react-router-dom';
import { App } from './app';
import { NavigateContext, type Navigate } from './lib/navigation';
import type { PageData } from './lib/page-data';
import { loadedTemplate } from './templates/loaded';

/** The router's only route: whatever page its loader has fetched. */
export function Screen() {
  const data = useLoaderData<PageData>();
  const go = useNavigate();
  const navigate = useMemo<Navigate>(() => async (to, options) => go(to, options), [go]);
  return (
    <NavigateContext value={navigate}>
      <App data={data} template={loadedTemplate} />
      <ScrollRestoration />
    </NavigateContext>
  );
}
