import { useLoaderData } from 'react-router-dom';
import { Head } from 'vite-react-ssg';

export async function getStaticPaths() {
  if (!import.meta.env.SSR) return [];
  const { furtherPages } = await import('./posts');
  return (await furtherPages()).map((page) => `blog/page/${page}`);
}

export async function loader({ params }) {
  if (!import.meta.env.SSR) return null;
  const { readList } = await import('./posts');
  return readList(Number(params.page ?? 1));
}

export function Component() {
  const { cards, newer, older } = useLoaderData();
  return (
    <>
      <Head>
        <title>Blog | Evening Notes</title>
        <meta name="description" content="All posts of a site that is only there to be measured." />
      </Head>
      <h1>Blog</h1>
      <p>All posts, newest first.</p>
      <ul className="list">
        {cards.map(({ slug, title, category, excerpt, date }) => (
          <li key={slug}>
            <article>
              <p className="about">
                {category} · <time dateTime={date.iso}>{date.text}</time>
              </p>
              <h2>{title}</h2>
              <p>{excerpt}</p>
              <a href={`/blog/${slug}`}>Read more</a>
            </article>
          </li>
        ))}
      </ul>
      <p>
        {newer && (
          <a href={newer} rel="prev">
            Newer
          </a>
        )}{' '}
        {older && (
          <a href={older} rel="next">
            Older
          </a>
        )}
      </p>
    </>
  );
}
