import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/**
 * What is written to the console as an error or a warning fails the test, unless
 * the test expects it and puts its own spy there: React reports most mistakes in
 * this way only.
 */
let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      complaints.push(`console.${level}: ${words.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  if (complaints.length > 0)
    throw new Error(`The test wrote to the console.\n${complaints.join('\n')}`);
});
