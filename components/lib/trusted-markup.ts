interface Rules {
  createHTML: (html: string) => string;
  createScriptURL: (query: string) => string;
  createScript: (path: string) => string;
}

const rules: Rules = {
  createHTML: (html) => html,
  createScriptURL: (query) => `/sw.js?${query}`,
  createScript: (path) => JSON.stringify({ prefetch: [{ urls: [path] }] }),
};

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, rules: Rules) => Rules };
};
const policy = trustedTypes?.createPolicy('nightlight', rules);

/**
 * Marks markup that the build has made as trusted. Documents whose policy asks for trusted
 * types (generator/linking/site/headers.go) let no other markup become part of the page.
 */
export function trustedMarkup(html: string): string {
  return (policy ?? rules).createHTML(html);
}

/** The address of the service worker, the only script that a page may start, with a query. */
export function trustedWorker(query: string): string {
  return (policy ?? rules).createScriptURL(query);
}

/** The speculation rules by which a browser fetches a document ahead; they are no code. */
export function trustedPrefetch(path: string): string {
  return (policy ?? rules).createScript(path);
}
