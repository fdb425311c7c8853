import { Html } from '../lib/html';
import type { ArticleCard, PageOf } from '../lib/schema.gen';
import { Static } from '../lib/static';
import { BackLink } from '../ui/back-link';
import { ArrowLeft, ArrowRight } from '../ui/icons';
import { Picture } from '../ui/picture';
import { Answers } from './answers';
import styles from './blog.module.css';

/** The list of articles, newest first. */
export function Blog({ page }: { page: PageOf<'blog'> }) {
  const { content } = page;
  const { all, answers, articles, categoryLinks, newerPath, olderPath } = content;
  return (
    <div className={styles.blog}>
      <header className={styles.header}>
        <div>
          {all && <BackLink href={all.href}>{all.label}</BackLink>}
          <h1>{page.title}</h1>
          <Html of={content.lead} className={`${styles.lead} can-wait`} />
        </div>
        <Picture of={page.emblem} slot="emblem" className={`${styles.emblem} can-wait`} />
      </header>
      {categoryLinks && (
        <nav aria-label={content.topics}>
          <ul className={styles.topics}>
            {categoryLinks.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {articles.length > 0 && (
        <ul className={`${styles.list} can-wait`}>
          {articles.map((article) => (
            <li key={article.path}>
              <Card article={article} />
            </li>
          ))}
        </ul>
      )}
      {(newerPath || olderPath) && (
        <p className={styles.pages}>
          {newerPath && (
            <a href={newerPath} rel="prev">
              <ArrowLeft /> {content.newer}
            </a>
          )}
          {olderPath && (
            <a href={olderPath} rel="next">
              {content.older} <ArrowRight />
            </a>
          )}
        </p>
      )}
      {answers && (
        <div className={styles.answers}>
          <Answers answers={answers}>
            <Static part="answers" />
          </Answers>
        </div>
      )}
    </div>
  );
}

function Card({ article }: { article: ArticleCard }) {
  return (
    <article className={styles.card}>
      <Picture of={article.picture} slot="card" className={styles.picture} decorative />
      <div className={styles.text}>
        <p className={styles.meta}>
          {article.category} · <time dateTime={article.date.iso}>{article.date.text}</time>
        </p>
        <h2>{article.title}</h2>
        <Html of={article.excerpt} />
        <a href={article.path} className={styles.more}>
          Read more <span className="visually-hidden">: {article.title}</span>
          <ArrowRight />
        </a>
      </div>
    </article>
  );
}
