import type { Page } from '@playwright/test';

declare global {
  interface Window {
    audioSources: AudioBufferSourceNode[];
  }
}

/** Counts the recordings that a page plays. */
export interface AudioProbe {
  /** The number of recordings started since the document was loaded. */
  started: () => Promise<number>;
  /** The number of recordings playing now. */
  playing: () => Promise<number>;
}

/** Installs the probe; call it before the page is opened. */
export async function probeAudio(page: Page): Promise<AudioProbe> {
  await page.addInitScript(() => {
    window.audioSources = [];
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      window.audioSources.push(this);
      start.apply(this, when);
    };
  });
  return {
    started: () => page.evaluate(() => window.audioSources.length),
    playing: () =>
      page.evaluate(
        () => window.audioSources.filter(({ context }) => context.state === 'running').length,
      ),
  };
}
