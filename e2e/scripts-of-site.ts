import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../dist/assets');

/** The imports of one script of the finished site, both immediate and on demand. */
interface Imports {
  static: string[];
  dynamic: string[];
}

/** The imports of each script of the finished site, by file name. */
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

/** The name of a script without the fingerprint: drawings-2UPM2CCH.js is drawings. */
export const nameOf = (file: string) => file.replace(/.*\//, '').replace(/-[A-Z0-9]{8}\.js$/, '');

/** The script that imports the code of templates, without which no page can work. */
const isEntry = (file: string) => nameOf(file) === 'client';

/** The files imported while a page is shown, not including the templates themselves. */
export function optionalScripts(scripts = readScripts()): Set<string> {
  return new Set(
    [...scripts].filter(([file]) => !isEntry(file)).flatMap(([, { dynamic }]) => dynamic),
  );
}

/** Whether the optional script with a name needs a file, directly or through its imports. */
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
