export function List({ cards, newer, older }) {
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
