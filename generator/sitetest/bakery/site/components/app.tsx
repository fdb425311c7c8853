import './style.css';
import type { TemplateComponent } from './lib/page';
import type { Page } from './lib/schema.gen';

/** One page of the bakery. A members' page shows its notice until its body has come. */
export function App({ page, Template }: { page: Page; Template: TemplateComponent }) {
  return (
    <>
      <header>{page.site.name}</header>
      <h1>{page.title}</h1>
      {page.gate?.body ? <p>{page.gate.notice}</p> : <Template page={page} />}
    </>
  );
}
