import type { PageOf } from '../lib/schema.gen';

export function Notebook({ page }: { page: PageOf<'notebook'> }) {
  return (
    <main>
      {page.content.notes.map(({ label, href }) => (
        <a key={href} href={href}>
          Read {label}
        </a>
      ))}
    </main>
  );
}
