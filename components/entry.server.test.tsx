import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { App } from './app';
import { render, withStaticParts } from './entry.server';
import { fixtures, slotsOfPlan } from './lib/fixtures';
import type { TemplateComponent } from './lib/page';
import type { Page } from './lib/schema.gen';
import { joinNumbers } from './lib/text';
import { templates } from './templates/all.gen';

const [plan] = structuredClone(fixtures['sleep-plan page']);
plan.content.plan.slots = slotsOfPlan() as never;

const pages = Object.values({ ...fixtures, 'sleep-plan page': [plan] })
  .flat()
  .filter((value) => 'template' in value && 'site' in value) as unknown as Page[];

/** The page as one tree, as the browser hydrates it. */
function whole(page: Page): string {
  const data = {
    page: joinNumbers(page),
    markup: new Map(),
    head: { title: '', description: '', canonical: '' },
    styles: [],
  };
  const template = () => templates[page.template] as TemplateComponent;
  return renderToString(withStaticParts(<App data={data} template={template} />));
}

/** Without the stacks that React adds in development where the browser has to take over. */
const withoutStacks = (html: string) => html.replaceAll(/ data-c?stck="[^"]*"/g, '');

describe.each(['public', 'members'] as const)('a page with the access %s', (access) => {
  it.each(pages.map((page) => [page.template, page] as const))(
    'of the template %s is rendered as one tree is, also beside another of its kind',
    (_, page) => {
      const { navigation } = page.site;
      const address = navigation.public[0]?.href ?? '';
      const variants = [
        { ...page, access, path: '/elsewhere', title: 'Elsewhere' },
        { ...page, access, path: '/another', title: 'Another', description: 'Another page.' },
        { ...page, access, path: address },
        { ...page, access, path: navigation.membersHome.href },
      ] as Page[];
      for (const variant of variants) {
        expect(withoutStacks(render(variant))).toBe(withoutStacks(whole(variant)));
      }
    },
  );
});
