import { WORKER } from './saved-library';

interface Rules {
  createHTML: (html: string) => string;
  createScriptURL: (address: string) => string;
}

const rules: Rules = {
  createHTML: (html) => html,
  createScriptURL: (address) => {
    if (!address.startsWith(`${WORKER}?`)) throw new Error(`${address} is not the worker`);
    return address;
  },
};

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, rules: Rules) => Rules };
};
const policy = trustedTypes?.createPolicy('nightlight', rules);

/**
 * Vouches for markup that the build has made. Documents whose policy asks for trusted
 * types (generator/site/headers.go) let no other markup become part of the page.
 *
 * @returns the markup as the browser takes it: an object where it knows trusted types.
 */
export function trustedMarkup(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/** Vouches for the address of the service worker, the only script that a page starts. */
export function trustedWorker(address: string): string {
  return policy?.createScriptURL(address) ?? address;
}
