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
 * Marks markup made by the build as trusted. Documents whose policy requires trusted types
 * (generator/linking/site/headers.go) insert no other markup.
 */
export function trustedMarkup(html: string): string {
  return (policy ?? rules).createHTML(html);
}

/** The address of the service worker with a query; it is the only script that a page may start. */
export function trustedWorker(query: string): string {
  return (policy ?? rules).createScriptURL(query);
}

/** The speculation rules with which a browser prefetches a document; they contain no code. */
export function trustedPrefetch(path: string): string {
  return (policy ?? rules).createScript(path);
}
