import { readPost, slugs } from '../../posts';

export const dynamicParams = false;

export async function generateStaticParams() {
  return (await slugs()).map((slug) => ({ slug }));
}

export async function generateMetadata({ params }) {
  const { slug } = await params;
  const { title, description } = await readPost(slug);
  return { title, description, alternates: { canonical: `/blog/${slug}` } };
}

export default async function Article({ params }) {
  const { slug } = await params;
  const { title, category, author, date, minutes, html } = await readPost(slug);
  return (
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
  );
}
