import { Blocks } from '../lib/blocks';
import { Html } from '../lib/html';
import type { PageOf } from '../lib/schema.gen';

export function Note({ page }: { page: PageOf<'note'> }) {
  return (
    <main>
      <p>
        {page.content.author}, {page.content.date.text}
      </p>
      <Html of={page.content.summary} />
      <Blocks blocks={page.body} />
    </main>
  );
}
