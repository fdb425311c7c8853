import { useLoaderData } from 'react-router-dom';
import { Head } from 'vite-react-ssg';

export async function loader() {
  if (!import.meta.env.SSR) return null;
  const { readCards } = await import('./posts');
  return readCards();
}

export function Component() {
  const cards = useLoaderData();
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
    </>
  );
}
