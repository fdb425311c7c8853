import { Blocks } from '../lib/blocks';
import { Html } from '../lib/html';
import type { PageOf } from '../lib/schema.gen';

export function Loaf({ page }: { page: PageOf<'loaf'> }) {
  const { lead, baked, next, others } = page.content;
  return (
    <main>
      <Html of={lead} />
      <time dateTime={baked.iso}>{baked.text}</time>
      <Blocks blocks={page.body} />
      <Html of={next?.text} />
      {next && <a href={next.action.href}>{next.action.label}</a>}
      {others.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </main>
  );
}
