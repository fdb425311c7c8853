import { Blocks } from '../lib/blocks';
import { Html } from '../lib/html';
import type { PageOf } from '../lib/schema.gen';

export function Counter({ page }: { page: PageOf<'counter'> }) {
  return (
    <main>
      <Html of={page.content.picture} />
      <Html of={page.content.lead} />
      {page.content.hours.map(({ day, open }) => (
        <section key={day}>
          {day}: <Html of={open} />
        </section>
      ))}
      <Blocks blocks={page.body} />
    </main>
  );
}
