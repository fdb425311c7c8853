import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Screen } from './screen';
import { interceptLinks } from './lib/links';
import { isLoggedIn } from './lib/member';
import { readPage, type PageData } from './lib/page-data';
import { forgetPages, loadPage, openGate } from './lib/page-loader';
import { loadTemplate } from './templates/loaded';

/** The address without its trailing slash: the one that the page was rendered for. */
function canonicalPath(path: string): string {
  return path.replace(/(.)\/+$/, '$1');
}

async function start() {
  const path = canonicalPath(location.pathname);
  if (path !== location.pathname) {
    // Before the router exists, so that both sides render the same address.
    history.replaceState(history.state, '', path + location.search + location.hash);
  }

  const first = readPage(document);
  if (isLoggedIn()) openGate(first).catch(() => {}); // under way while the scripts load
  await loadTemplate(first.page.template);

  const router = createBrowserRouter(
    [{ id: 'page', path: '*', loader: ({ request }) => load(request), element: <Screen /> }],
    // The document is the first answer, at whatever address it was served: so the
    // 404 page stays the 404 page, and the reader's scroll position is left alone.
    { hydrationData: { loaderData: { page: first } } },
  );
  interceptLinks(router, (to) => void loadPage(canonicalPath(to)).catch(() => {}));
  addEventListener('nightlight:content', (event) => {
    event.preventDefault();
    forgetPages();
    void router.revalidate();
  });

  const root = document.getElementById('root');
  if (!root) throw new Error('the document holds no root element');
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      { onRecoverableError: (error) => console.error(error) },
    );
  });
}

/** The router's loader. Where a page can't be had here, the browser fetches it itself. */
async function load(request: Request): Promise<PageData> {
  const url = new URL(request.url);
  try {
    const data = await loadPage(canonicalPath(url.pathname));
    await loadTemplate(data.page.template);
    return data;
  } catch (error) {
    if (request.signal.aborted) throw error;
    location.assign(url);
    return new Promise(() => {}); // the document is about to be replaced
  }
}

void start();
