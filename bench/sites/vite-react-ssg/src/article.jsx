import { useLoaderData } from 'react-router-dom';
import { Head } from 'vite-react-ssg';

export async function getStaticPaths() {
  if (!import.meta.env.SSR) return [];
  const { slugs } = await import('./posts');
  return (await slugs()).map((slug) => `blog/${slug}`);
}

export async function loader({ params }) {
  if (!import.meta.env.SSR) return null;
  const { readPost } = await import('./posts');
  return readPost(params.slug);
}

export function Component() {
  const { slug, title, description, category, author, date, minutes, html } = useLoaderData();
  return (
    <>
      <Head>
        <title>{`${title} | Evening Notes`}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={`https://notes.example/blog/${slug}`} />
      </Head>
      <article>
        <header>
          <a href="/blog">Blog</a>
          <p className="about">{category}</p>
          <h1>{title}</h1>
          <p className="about">
            {author} <time dateTime={date.iso}>{date.text}</time> <span>{minutes} min read</span>
          </p>
        </header>
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </article>
    </>
  );
}
