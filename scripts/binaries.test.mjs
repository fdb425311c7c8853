import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checksums, chosen, mustBeTagged, platforms, programName, stamp } from './binaries.mjs';

it('has a program for each of three systems on two kinds of processor', () => {
  expect(platforms.map(programName)).toEqual([
    'nightlight-linux-amd64',
    'nightlight-linux-arm64',
    'nightlight-darwin-amd64',
    'nightlight-darwin-arm64',
    'nightlight-windows-amd64.exe',
    'nightlight-windows-arm64.exe',
  ]);
});

it('makes those that are named, and names those that there are', () => {
  expect(chosen('linux/amd64,windows/arm64')).toEqual(['linux/amd64', 'windows/arm64']);
  expect(chosen(undefined)).toEqual(platforms);
  expect(() => chosen('plan9/amd64')).toThrow('There is no platform plan9/amd64; there are linux/');
});

it('tells the program its revision and day', () => {
  expect(stamp()).toMatch(/^-s -w -X main\.revision=[0-9a-f]{40} -X main\.date=\d{4}-\d\d-\d\d$/);
});

it('refuses a tag that differs from the version in the sources', () => {
  const sources = 'const release = "v0.1.0"\n';
  expect(() => mustBeTagged('v0.1.0', sources)).not.toThrow();
  expect(() => mustBeTagged(undefined, sources)).not.toThrow();
  const wrong = 'The tag is v0.2.0, and the program in cmd/nightlight/version.go is v0.1.0.';
  expect(() => mustBeTagged('v0.2.0', sources)).toThrow(wrong);
});

it('is asked for the tag by the workflow that publishes programs', () => {
  const workflow = readFileSync('.github/workflows/release.yml', 'utf8');
  expect(workflow).toContain('- run: npm run binaries -- --tag "$TAG"\n');
  expect(() => mustBeTagged('v0', readFileSync('cmd/nightlight/version.go', 'utf8'))).toThrow(
    /^The tag is v0, and the program in cmd\/nightlight\/version\.go is v\d/,
  );
});

it('lists the checksums as sha256sum reads them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nightlight-'));
  try {
    writeFileSync(join(folder, 'a'), 'abc');
    const sum = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(checksums(folder, ['a'])).toBe(`${sum}  a\n`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
