import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { isLoggedIn } from './lib/member';
import { readPage } from './lib/page-data';
import { loadMemberBody } from './lib/page-loader';
import { canonicalPath, Screen } from './screen';
import { loadTemplate } from './templates/loaded';

async function start() {
  const path = canonicalPath(location.pathname);
  if (path !== location.pathname) {
    // Before the router exists, so that both sides render the same address.
    history.replaceState(history.state, '', path + location.search + location.hash);
  }

  const first = readPage(document);
  if (isLoggedIn()) loadMemberBody(first).catch(() => {}); // under way while the scripts load
  await loadTemplate(first.page.template);

  const root = document.getElementById('root');
  if (!root) throw new Error('the document holds no root element');
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter>
          <Screen first={first} />
        </BrowserRouter>
      </StrictMode>,
      { onRecoverableError: (error) => console.error(error) },
    );
  });
}

void start();
