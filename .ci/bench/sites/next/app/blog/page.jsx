import { readCards } from '../posts';

export const metadata = {
  title: 'Blog',
  description: 'All posts of a site that is only there to be measured.',
};

export default async function Blog() {
  const cards = await readCards();
  return (
    <>
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
