import type { Page } from '@playwright/test';

declare global {
  interface Window {
    sources: AudioBufferSourceNode[];
  }
}

/** What sounds in a page. */
export interface Hearing {
  /** How many recordings have been started since the page came. */
  started: () => Promise<number>;
  /** How many of them can be heard now. */
  sounding: () => Promise<number>;
}

/** Listens to a page that has not been opened yet. */
export async function hear(page: Page): Promise<Hearing> {
  await page.addInitScript(() => {
    window.sources = [];
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      window.sources.push(this);
      start.apply(this, when);
    };
  });
  return {
    started: () => page.evaluate(() => window.sources.length),
    sounding: () =>
      page.evaluate(() => window.sources.filter((it) => it.context.state === 'running').length),
  };
}
