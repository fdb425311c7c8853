import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../dist/assets');

/** What one script of the finished site asks for: with itself, and later when it is needed. */
interface Imports {
  static: string[];
  dynamic: string[];
}

/** The imports of each script of the finished site, by its file name. */
export function readScripts(): Map<string, Imports> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return new Map(
    files.map((file) => {
      const code = readFileSync(join(folder, file), 'utf8');
      const named = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name]) => name!);
      return [
        file,
        {
          static: named(/(?:from|import)\s*"\.\/([^"]+\.js)"/g),
          dynamic: named(/import\(\s*["'`]\.\/([^"'`]+\.js)["'`]\s*\)/g),
        },
      ];
    }),
  );
}

/** The name of a script, without the fingerprint: drawings-2UPM2CCH.js is drawings. */
export const nameOf = (file: string) => file.replace(/.*\//, '').replace(/-[A-Z0-9]{8}\.js$/, '');

/** The scripts that import the code of templates; nothing but they may be missing from a page. */
const isEntry = (file: string) => nameOf(file) === 'client';

/** What is imported while a page is shown, by file; the templates themselves are not. */
export function optionalScripts(scripts = readScripts()): Set<string> {
  return new Set(
    [...scripts].filter(([file]) => !isEntry(file)).flatMap(([, { dynamic }]) => dynamic),
  );
}

/** Whether the optional script of a name cannot run without a file, itself or what it imports. */
export function needs(name: string, file: string, scripts = readScripts()): boolean {
  const wanted = [...optionalScripts(scripts)].filter((script) => nameOf(script) === name);
  const seen = new Set<string>();
  for (let next = wanted.pop(); next; next = wanted.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    wanted.push(...(scripts.get(next)?.static ?? []));
  }
  return seen.has(file);
}
