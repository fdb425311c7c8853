import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { repository } from '../scripts/program.mjs';
import { findLowContrast } from './barriers';
import { answerCookies, expect, test as base, visit } from './fixtures';
import { copySite, type SiteCopy } from './site-copy';
import { findTabFaults, withoutTransitions } from './tab-order';

interface Brand {
  name: string;
  /** Each role with its colours in the light and the dark theme. */
  colours: string;
  type: string;
  /** The number of typefaces that a page preloads. */
  preloads: number;
  mark: string;
}

const brands = JSON.parse(
  await readFile(join(import.meta.dirname, 'brands.json'), 'utf8'),
) as Brand[];
const icons = {
  'apple-touch-icon': 180,
  'icon-192': 192,
  'icon-512': 512,
  'icon-maskable-512': 512,
};

const test = base.extend<object, { site: SiteCopy }>({
  site: [
    async ({}, use) => {
      const site = await copySite();
      const font = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
      await cp(join(repository, 'node_modules', font), join(site.root, 'public/own.woff2'));
      await cp(
        join(repository, 'components/card/figtree-latin.ttf'),
        join(site.root, 'public/own.ttf'),
      );
      await use(site);
      await site.remove();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'default' }); // sharing one copy of the site
test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

const themes = ['day', 'night', 'dim'] as const;

for (const [turn, brand] of brands.entries()) {
  const roles = new Map(
    [...brand.colours.matchAll(/(\S+) (\S+) (\S+)/g)].map(([, role, day, night]) => [
      role!,
      { day: day!, night: night! },
    ]),
  );

  test(`${brand.name} is seen and can be read`, async ({ page, site }) => {
    const colours = [...roles].map(([role, of]) => `  ${role}: ${JSON.stringify(of)}\n`);
    const write = (name: string, text: string) => writeFile(join(site.root, 'content', name), text);
    await write('brand.yaml', `colours:\n${colours.join('')}type:\n  ${brand.type}\n`);
    await write(
      'pictures/mark.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${brand.mark}</svg>\n`,
    );
    site.run(['build', '--quiet']);
    const server = await site.preview();
    await page.addInitScript(withoutTransitions);
    await answerCookies(page);

    await visit(page, server.url);
    for (const theme of themes) {
      await page.evaluate((it) => (document.documentElement.dataset.theme = it), theme);
      expect.soft(await findLowContrast(page), `${theme}: text`).toEqual([]);
      const paper = await tokenOf(page, '--paper');
      if (theme !== 'dim') expect.soft(paper).toBe(roles.get('paper')![theme]);
      expect.soft(await pixelOf(page.locator('h1'), 0, 0), `${theme}: ground`).toBe(paper);
      const mark = await pixelOf(page.getByRole('banner').locator('svg').first(), 0.5, 0.7);
      if (theme === 'dim') expect.soft(mark, 'dim: mark').not.toBe(paper);
      else expect.soft(mark, `${theme}: mark`).toBe(await tokenOf(page, '--gold-ink'));
    }

    await test.step('in icons, bars and pictures of shared links', async () => {
      const get = async (path: string) => (await page.request.get(server.url + path)).body();
      const band = roles.get('band')!.day;
      const svg = (await get('/favicon.svg')).toString();
      expect.soft(svg).toContain(`fill="${band}"`);
      expect.soft(svg).toContain(brand.mark.replace('/>', ''));
      for (const [name, size] of Object.entries(icons)) {
        const icon = await get(`/${name}.png`);
        expect.soft((await sharp(icon).metadata()).width, name).toBe(size);
        expect.soft(await pixelIn(icon, 0.5, 0.01), `${name}: ground`).toBe(band);
        expect.soft(await pixelIn(icon, 0.5, 0.5), `${name}: mark`).not.toBe(band);
      }
      const old = await get('/favicon.ico');
      expect.soft(old.subarray(22, 26).toString('latin1')).toBe('\x89PNG');
      const home = (await get('/')).toString();
      expect.soft(home.split('as="font"')).toHaveLength(1 + brand.preloads);
      const manifest = JSON.parse((await get('/site.webmanifest')).toString()) as object;
      const paper = roles.get('paper')!.day;
      expect.soft(manifest).toMatchObject({ background_color: paper, theme_color: paper });
      const image = page.locator('meta[property="og:image"]');
      const { pathname } = new URL((await image.getAttribute('content'))!);
      expect.soft(await pixelIn(await get(pathname), 0.01, 0.01)).toBe(paper);
      const family = await tokenOf(page, '--font-display');
      expect
        .soft(await page.evaluate((it) => document.fonts.check(`1em ${it.split(',')[0]}`), family))
        .toBe(true);
    });
    const theme = themes[turn % 3]!; // with each brand in another
    await test.step(`the focus rings of the theme ${theme}`, async () => {
      await page.evaluate((it) => localStorage.setItem('theme', it), theme);
      await visit(page, `${server.url}/login`);
      expect.soft(await findTabFaults(page)).toEqual([]);
    });
    await server.stop();
  });
}

/** A token as #rrggbb in the current theme. */
function tokenOf(page: Page, name: string): Promise<string> {
  return page.evaluate((token) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${token})`;
    document.body.append(probe);
    const style = getComputedStyle(probe);
    const parts = style.color.match(/\d+/g)!.slice(0, 3);
    const value = token.startsWith('--font')
      ? style.getPropertyValue(token)
      : `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
    probe.remove();
    return value;
  }, name);
}

/** The colour painted at a point of an element, given as fractions of its width and height. */
const pixelOf = async (element: Locator, x: number, y: number) =>
  pixelIn(await element.screenshot(), x, y);

async function pixelIn(picture: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [Math.floor(x * info.width), Math.floor(y * info.height)];
  const at = (top * info.width + left) * info.channels;
  return `#${data.subarray(at, at + 3).toString('hex')}`;
}
