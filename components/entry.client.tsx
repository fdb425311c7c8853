import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App, FailedApp } from './app';
import { isLoggedIn } from './lib/member';
import type { TemplateComponent } from './lib/page';
import type { TemplateName } from './lib/schema.gen';
import { canonicalPath } from './navigation/links';
import { readPage, type PageData } from './navigation/page-data';
import { loadMemberBody, loadPage } from './navigation/page-loader';
import { PageRouter } from './navigation/page-router';
import { ErrorBoundary, reloadOnce } from './navigation/error-boundary';
import { templates } from './templates/lazy.gen';
import { toast } from './ui/toast';

/** The components of the templates that have been imported. */
const components = new Map<TemplateName, TemplateComponent>();

/** Imports a template before its page is shown, so that the page renders synchronously. */
async function loadTemplate(name: TemplateName) {
  components.set(name, (await templates[name]()) as TemplateComponent);
}

/** Fetches a page and the code that renders it. */
async function load(path: string, signal?: AbortSignal): Promise<PageData> {
  const data = await loadPage(path, signal);
  await loadTemplate(data.page.template);
  return data;
}

async function start() {
  const path = canonicalPath(location.pathname);
  if (path !== location.pathname) {
    // Before the router exists, so that server and browser render the same address.
    history.replaceState(history.state, '', path + location.search + location.hash);
  }

  const first = readPage(document);
  if (isLoggedIn()) loadMemberBody(first).catch(() => {}); // load it in parallel with the scripts
  await loadTemplate(first.page.template);

  const tellLost = () => toast({ title: first.page.site.words.notLoaded, kind: 'error' });
  const root = document.getElementById('root')!; // in every document of the build
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        {/* Reloading often helps: scripts may be outdated. */}
        <ErrorBoundary onError={() => reloadOnce()} fallback={<FailedApp data={first} />}>
          <PageRouter first={first} load={load} onLost={tellLost}>
            {(data) => <App data={data} template={(name) => components.get(name)!} />}
          </PageRouter>
        </ErrorBoundary>
      </StrictMode>,
      { onRecoverableError: (error, info) => console.error(error, info.componentStack) },
    );
  });
}

start().catch((error: unknown) => {
  // Uncaught, the error tells the script in the head to show the page as without scripts.
  if (!reloadOnce()) throw error;
});
