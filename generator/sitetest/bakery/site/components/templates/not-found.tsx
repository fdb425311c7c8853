import type { PageOf } from '../lib/schema.gen';

export function NotFound({ page }: { page: PageOf<'not-found'> }) {
  return <main>{page.content.text}</main>;
}
